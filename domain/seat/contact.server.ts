import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { person } from "../person/person.table.ts";
import { lockStartup, successorOf } from "../person/startup-contact.server.ts";
import { startup, startupSeat } from "../person/startup.table.ts";
import { noteSeat } from "../person/take-seat.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailChange } from "./seat-mails.server.ts";
import { seatContactEmail, seatSuccessorEmail } from "./seat.emails.server.ts";

/** Makes another member owner and contact. Returns undefined if the leaving person is not the contact or is alone. */
export async function passContact(tx: Db, leaving: string, now = new Date()) {
  const [led] = await tx.select({ id: startup.id }).from(startup).where(eq(startup.contact, leaving));
  if (!led) return undefined;
  await lockStartup(tx, led.id);
  const successor = await successorOf(tx, led.id, leaving);
  if (!successor) return undefined;
  const { person: id, role, name, email } = successor;
  if (role !== "owner") await tx.update(startupSeat).set({ role: "owner" }).where(eq(startupSeat.person, id));
  await tx
    .update(startup)
    .set({ contact: id })
    .where(and(eq(startup.id, led.id), eq(startup.contact, leaving)));
  await tx
    .update(founderProfile)
    .set({ founder_name: name, email, phone: "", updated_at: now })
    .where(eq(founderProfile.user_id, led.id));
  await noteSeat(tx, { startup: led.id, person: id, kind: "contact", role: "owner", by: leaving }, now);
  await mailChange(tx, id, seatContactEmail, { startup: led.id, person: id, role: "owner" });
  return id;
}

/** At most one e-mail a day is sent, because an erasure can be requested and cancelled repeatedly. */
export async function tellSuccessor(tx: Db, email: string) {
  const [led] = await tx
    .select({ id: startup.id, contact: startup.contact })
    .from(startup)
    .innerJoin(person, eq(person.id, startup.contact))
    .where(eq(person.email, emailKey(email)));
  const successor = led && (await successorOf(tx, led.id, led.contact));
  if (!led || !successor) return;
  const { person: to } = successor;
  const aDay = { capacity: 1, perSecond: 1 / (24 * 3_600) };
  if (!(await take(tx, `seat-successor:${led.id}:${to}`, aDay)).allowed) return;
  await mailChange(tx, to, seatSuccessorEmail, { startup: led.id, person: to, role: "owner" });
}
