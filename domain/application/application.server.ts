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

/** Returns true if a decision or invitation is neither sent to the applicant nor recalled. */
export const isHeld = (answer: { releasedAt: Date | null; recalledAt: Date | null } | null) =>
  answer !== null && answer.releasedAt === null && answer.recalledAt === null;

/**
 * Returns an application for the applicant and public pages, without decisions and invitations that are not sent yet.
 */
export const readApplication = (db: Db, id: string) => read(db, id, isNotNull);

/** Returns an application for the team, including decisions and invitations that are not sent yet. */
export const readForTeam = (db: Db, id: string) => read(db, id, null);

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
    // Puts valid decisions last; sorting by time alone is not enough, because the servers' clocks may differ.
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
  // The promised reply dates are counted from the first submission or, after a withdrawal, from the first new
  // submission.
  const status = submissions.find(({ submittedAt }) => isWithdrawn || !withdrawn || submittedAt > withdrawn) ?? latest;
  return {
    ...found,
    answers: latest.answers,
    submission: latest.id,
    sentAt: status.submittedAt,
    changedAt: latest.id === status.id ? null : latest.submittedAt,
    withdrawnAt: isWithdrawn ? withdrawn : null,
    // The last decision of a step is the current one, because a later decision replaces an earlier one.
    first: decisions.findLast(({ step }) => step === "first") ?? null,
    final: decisions.findLast(({ step }) => step === "final") ?? null,
    invitation: invitation ?? null,
    call: call ?? null,
    draft: draft ?? null,
  };
}

/** Returns the start of the agreed call, or "", as the applicant's page sends it back to detect a change. */
export const shownCall = ({ callAt }: { callAt: Date | null }) => callAt?.toISOString() ?? "";

export type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/** Lock an application before its decisions and invitations, because the fixed order prevents deadlocks. */
const lockRow = (tx: Db, id: string) =>
  tx.select({ id: application.id }).from(application).where(eq(application.id, id)).for("update");

export async function lockApplication(tx: Db, id: string) {
  await lockRow(tx, id);
  return readApplication(tx, id);
}

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

export async function findApplication(db: Db, intake: string, email: string) {
  const [found] = await db
    .select({
      id: application.id,
      receipt: lead.receipt,
      submission: applicationSubmission.id,
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

/** Returns true if the application has a final decision or was declined at the first step. */
export function isDecided({ first, final }: Pick<Application, "first" | "final">) {
  return final !== null || first?.verdict === "no";
}

/** Returns which of these applications have a sent decision, so that their answers can no longer be changed. */
export async function decidedAmong(db: Db, ids: readonly string[]) {
  const decided = new Set<string>();
  for (const id of ids) {
    const found = await readApplication(db, id);
    if (found && isDecided(found)) decided.add(id);
  }
  return decided;
}

/** Returns the ids of an application's leads: one for the first submission and one for each later version. */
export async function leadsOfApplication(db: Db, id: string) {
  const revisions = await db
    .select({ id: applicationRevision.id })
    .from(applicationRevision)
    .where(eq(applicationRevision.applicationId, id));
  return [id, ...revisions.map((revision) => revision.id)];
}
