import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { lockStartup, seatsOf } from "../person/startup-contact.server.ts";
import { founderProfile } from "./founder-profile.table.ts";
import { seatEvent, startup, startupSeat } from "../person/startup.table.ts";

/**
 * Hands a startup over before one of its people goes: the longest-standing other owner becomes the contact, else an
 * editor, else a reader, who then owns it. Resolves to the new contact's id; undefined where the person is not the
 * contact, or nobody else has a seat.
 */
export async function passContact(tx: Db, leaving: string, now = new Date()) {
  const [led] = await tx.select({ id: startup.id }).from(startup).where(eq(startup.contact, leaving));
  if (!led) return undefined;
  await lockStartup(tx, led.id);
  const successor = (await seatsOf(tx, led.id)).find((seat) => seat.person !== leaving);
  if (!successor) return undefined;
  const { person: id, role } = successor;
  if (role !== "owner") await tx.update(startupSeat).set({ role: "owner" }).where(eq(startupSeat.person, id));
  await tx
    .update(startup)
    .set({ contact: id })
    .where(and(eq(startup.id, led.id), eq(startup.contact, leaving)));
  const [successorIs] = await tx
    .select({ name: person.name, email: person.email })
    .from(person)
    .where(eq(person.id, id));
  await tx
    .update(founderProfile)
    .set({ founder_name: successorIs?.name ?? "", email: successorIs?.email ?? "", phone: "", updated_at: now })
    .where(eq(founderProfile.user_id, led.id));
  await tx
    .insert(seatEvent)
    .values({ id: randomUUID(), startup: led.id, person: id, kind: "contact", role: "owner", by: leaving, at: now });
  return id;
}
