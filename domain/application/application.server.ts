import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
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

/** Whether a decision or invitation is on hold: neither sent to the applicant nor recalled yet. */
export const isHeld = (answer: { releasedAt: Date | null; recalledAt: Date | null } | null) =>
  answer !== null && answer.releasedAt === null && answer.recalledAt === null;

/** An application as shown to the applicant and on public pages, without decisions and invitations on hold. */
export const readApplication = (db: Db, id: string) => read(db, id, isNotNull);

/** An application as shown to the team, including decisions and invitations on hold. */
export const readForTeam = (db: Db, id: string) => read(db, id, null);

/** An application with its whole history; undefined if it does not exist. */
async function read(db: Db, id: string, released: typeof isNotNull | null) {
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
    .where(
      and(
        eq(applicationDecision.applicationId, id),
        isNull(applicationDecision.recalledAt),
        released?.(applicationDecision.releasedAt),
      ),
    )
    // The valid decision comes last, even if the clocks of two servers differ.
    .orderBy(sql`${applicationDecision.replacedBy} is null`, asc(applicationDecision.decidedAt));
  const [invitation] = await db
    .select()
    .from(applicationInvitation)
    .where(
      and(
        eq(applicationInvitation.applicationId, id),
        isNull(applicationInvitation.recalledAt),
        released?.(applicationInvitation.releasedAt),
      ),
    )
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
  // After a withdrawal, the promised dates count from the next submission.
  const status = submissions.find(({ submittedAt }) => isWithdrawn || !withdrawn || submittedAt > withdrawn) ?? latest;
  return {
    ...found,
    answers: latest.answers,
    /** The id of the current submission. */
    submission: latest.id,
    sentAt: status.submittedAt,
    changedAt: latest.id === status.id ? null : latest.submittedAt,
    withdrawnAt: isWithdrawn ? withdrawn : null,
    // A later decision replaces an earlier one of the same step, so the last one counts.
    first: decisions.findLast(({ step }) => step === "first") ?? null,
    final: decisions.findLast(({ step }) => step === "final") ?? null,
    invitation: invitation ?? null,
    call: call ?? null,
    draft: draft ?? null,
  };
}

export type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/**
 * Locks the application's row until the transaction ends, so that concurrent changes wait. Must be taken before locks
 * on its decisions and invitations, so that two transactions cannot deadlock.
 */
const lockRow = (tx: Db, id: string) =>
  tx.select({ id: application.id }).from(application).where(eq(application.id, id)).for("update");

/** Locks an application and reads it as shown to the applicant. */
export async function lockApplication(tx: Db, id: string) {
  await lockRow(tx, id);
  return readApplication(tx, id);
}

/** Locks an application and reads it as shown to the team. */
export async function lockForTeam(tx: Db, id: string) {
  await lockRow(tx, id);
  return readForTeam(tx, id);
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

/** The current application of an e-mail for an intake; undefined without one. */
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
