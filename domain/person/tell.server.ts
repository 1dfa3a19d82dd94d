import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import type { SignInChange } from "../delivery/lead-deliveries.ts";
import { teamMailQueue } from "../delivery/queues.server.ts";
import { person } from "./person.table.ts";

/** Tells a person by mail what has changed in how their account is opened: no stranger's forms may hold that back. */
export async function tellPerson(tx: Db, personId: string, letter: SignInChange) {
  const [own] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, personId));
  if (own)
    await enqueue(tx, [newJob(teamMailQueue, { letter, lang: own.lang }, { key: own.email, subject: personId })]);
}
