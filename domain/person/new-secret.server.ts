import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { emailQueues } from "../delivery/queues.server.ts";
import { loginSession, recoveryCode, secondFactor } from "./account.table.ts";
import { person } from "./person.table.ts";
import { secondFactorResetEmail } from "./person.emails.server.ts";

/**
 * After the installation's secret was lost, ends all sessions and removes second factors, which cannot be decrypted.
 */
export async function renewSignIns(tx: Db) {
  await tx.delete(loginSession);
  const theirs = await tx
    .select({ id: person.id, email: person.email, lang: person.lang })
    .from(secondFactor)
    .innerJoin(person, eq(person.id, secondFactor.personId))
    .orderBy(person.email);
  await tx.delete(recoveryCode);
  await tx.delete(secondFactor);
  for (const { id, email, lang } of theirs) {
    await enqueue(tx, [newJob(emailQueues.team, secondFactorResetEmail.with({ lang }).row, { key: email })]);
    await writeAudit(tx, { actor: null, action: "person.second-factor-reset", object: { kind: "person", id } });
  }
  return theirs.map(({ email }) => email);
}
