import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { type Application, isDecided, readApplication } from "./application.server.ts";
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

/** Returns the person's decided application for an intake. Only a verified address proves that it is theirs. */
export async function ownDecided(db: Db, who: string, intake: string) {
  const [sent] = await db
    .select({ id: application.id })
    .from(application)
    .innerJoin(person, and(eq(person.email, application.email), eq(person.emailVerified, true)))
    .where(and(eq(person.id, who), eq(application.intake, intake)));
  const found = sent && (await readApplication(db, sent.id));
  return found && isDecided(found) ? found : undefined;
}
