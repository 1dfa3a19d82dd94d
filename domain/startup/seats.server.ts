import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { mustRead } from "./access.ts";
import { contactOf, seatsOf } from "../person/startup-contact.server.ts";
import { founderProfile } from "./founder-profile.table.ts";
import { seatEvent } from "../person/startup.table.ts";

/** The people of the reader's startup, owners first. */
export async function readSeats(db: Db, actor: Actor) {
  const id = mustRead(actor);
  const seats = await seatsOf(db, id);
  const contact = await contactOf(db, id);
  return Promise.all(
    seats.map(async (seat) => {
      const [who] = await db
        .select({ name: nameOf, email: person.email })
        .from(person)
        .where(eq(person.id, seat.person));
      return { ...seat, name: who?.name ?? "", email: who?.email ?? "", isContact: contact?.id === seat.person };
    }),
  );
}

/** The name of the startup in which somebody had a seat last; empty where none is known. */
export async function leftStartupOf(db: Db, person: string) {
  const [found] = await db
    .select({ name: founderProfile.startup_name })
    .from(seatEvent)
    .leftJoin(founderProfile, eq(founderProfile.user_id, seatEvent.startup))
    .where(and(eq(seatEvent.person, person), inArray(seatEvent.kind, ["left", "removed"])))
    .orderBy(desc(seatEvent.at))
    .limit(1);
  return found?.name ?? "";
}
