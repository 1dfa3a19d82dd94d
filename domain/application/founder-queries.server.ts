import { desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { type Application, readApplication } from "./application.server.ts";
import { application } from "./application.table.ts";

/** Returns the applications sent from the founder's verified e-mail address, newest intake first. */
export async function ownApplications(db: Db, actor: Actor): Promise<Application[]> {
  mustBe(actor, "founder");
  const found = await db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.email, actor.viewer.email))
    .orderBy(desc(application.intake));
  const applications: Application[] = [];
  for (const { id } of found) {
    const read = await readApplication(db, id);
    if (read) applications.push(read);
  }
  return applications;
}
