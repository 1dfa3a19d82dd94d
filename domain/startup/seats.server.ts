import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { mustRead } from "./access.ts";
import { bySeniority } from "../person/startup-contact.server.ts";
import { founderProfile } from "./founder-profile.table.ts";
import { seatEvent, startup, startupSeat } from "../person/startup.table.ts";

export async function readSeats(db: Db, actor: Actor) {
  const its = mustRead(actor);
  const { person: id, role, since } = startupSeat;
  return db
    .select({
      ...{ person: id, role, since, name: sql<string>`${nameOf}`, email: person.email },
      isContact: sql<boolean>`${startup.contact} = ${id}`,
    })
    .from(startupSeat)
    .innerJoin(startup, eq(startup.id, startupSeat.startup))
    .innerJoin(person, eq(person.id, id))
    .where(eq(startupSeat.startup, its))
    .orderBy(...bySeniority);
}

/** Returns the name of the startup that a person left or was removed from most recently; empty if unknown. */
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
