import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { startupSeat } from "../person/startup.table.ts";
import { application } from "./application.table.ts";

/** Whether a startup is in the programme: an application of one of its people was accepted. */
export async function isInProgramme(db: Db, startup: string) {
  const [found] = await db
    .select({ id: application.id })
    .from(application)
    .innerJoin(person, eq(person.email, application.email))
    .innerJoin(startupSeat, eq(startupSeat.person, person.id))
    .where(and(eq(startupSeat.startup, startup), eq(application.shownStatus, "accepted"), person.emailVerified))
    .limit(1);
  return found !== undefined;
}
