import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import {
  application,
  applicationCall,
  applicationDecision,
  applicationDraft,
  applicationInvitation,
  applicationRevision,
  applicationSubmission,
  applicationWithdrawal,
} from "./application.table.ts";

/** The whole history of an application; undefined if there is none with this id. */
export async function readApplication(db: Db, id: string) {
  const [found] = await db.select().from(application).where(eq(application.id, id));
  if (!found) return undefined;
  const submissions = await db
    .select()
    .from(applicationSubmission)
    .where(eq(applicationSubmission.applicationId, id))
    .orderBy(asc(applicationSubmission.submittedAt));
  const withdrawn = await lastWithdrawal(db, id);
  const decisions = await db
    .select()
    .from(applicationDecision)
    .where(eq(applicationDecision.applicationId, id))
    .orderBy(asc(applicationDecision.decidedAt));
  const [invitation] = await db
    .select()
    .from(applicationInvitation)
    .where(eq(applicationInvitation.applicationId, id))
    .orderBy(desc(applicationInvitation.invitedAt))
    .limit(1);
  const [call] = await db
    .select()
    .from(applicationCall)
    .where(eq(applicationCall.applicationId, id))
    .orderBy(desc(applicationCall.requestedAt))
    .limit(1);
  const [draft] = await db.select().from(applicationDraft).where(eq(applicationDraft.applicationId, id));
  const latest = submissions.at(-1);
  if (!latest) throw new Error("An application without a submission");
  const isWithdrawn = withdrawn !== undefined && withdrawn >= latest.submittedAt;
  // After a withdrawal, promised dates count from the next submission.
  const status = submissions.find(({ submittedAt }) => isWithdrawn || !withdrawn || submittedAt > withdrawn) ?? latest;
  return {
    ...found,
    answers: latest.answers,
    sentAt: status.submittedAt,
    changedAt: latest.id === status.id ? null : latest.submittedAt,
    withdrawnAt: isWithdrawn ? withdrawn : null,
    first: decisions.find(({ step }) => step === "first") ?? null,
    // A "wait" decision may be followed by a yes or a no, so the last one counts.
    final: decisions.findLast(({ step }) => step === "final") ?? null,
    invitation: invitation ?? null,
    call: call ?? null,
    draft: draft ?? null,
  };
}

export type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/** Locks the application's row for this transaction and reads it, so that concurrent changes wait. */
export async function lockApplication(tx: Db, id: string) {
  await tx.select({ id: application.id }).from(application).where(eq(application.id, id)).for("update");
  return readApplication(tx, id);
}

async function lastWithdrawal(db: Db, id: string) {
  const [last] = await db
    .select({ at: applicationWithdrawal.withdrawnAt })
    .from(applicationWithdrawal)
    .where(eq(applicationWithdrawal.applicationId, id))
    .orderBy(desc(applicationWithdrawal.withdrawnAt))
    .limit(1);
  return last?.at;
}

/** The current state of the application of one e-mail for one intake; undefined if there is none. */
export async function findApplication(db: Db, intake: string, email: string) {
  const [found] = await db
    .select({
      id: application.id,
      receipt: lead.receipt,
      answers: applicationSubmission.answers,
      withdrawn: sql<boolean>`exists (select from ${applicationWithdrawal} where ${applicationWithdrawal.applicationId} = ${application.id} and ${applicationWithdrawal.withdrawnAt} >= ${applicationSubmission.submittedAt})`,
    })
    .from(application)
    .innerJoin(lead, eq(lead.id, application.id))
    .innerJoin(applicationSubmission, eq(applicationSubmission.applicationId, application.id))
    .where(and(eq(application.intake, intake), eq(application.email, email)))
    .orderBy(desc(applicationSubmission.submittedAt))
    .limit(1);
  return found;
}

/** Whether the application is accepted, waitlisted, or declined at either step. */
export function isDecided({ first, final }: Pick<Application, "first" | "final">) {
  return final !== null || first?.verdict === "no";
}

/** The leads of an application: its first submission and each later version. */
export async function leadsOfApplication(db: Db, id: string) {
  const revisions = await db
    .select({ id: applicationRevision.id })
    .from(applicationRevision)
    .where(eq(applicationRevision.applicationId, id));
  return [id, ...revisions.map((revision) => revision.id)];
}
