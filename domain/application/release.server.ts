import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { answerLeads } from "../lead/status.server.ts";
import { decisionEmail, invitationEmail, placeFreedEmail } from "./answer-email.server.ts";
import { leadsOfApplication, readApplication } from "./application.server.ts";
import { application, applicationDecision, applicationInvitation } from "./application.table.ts";
import { cancelCall } from "./booking.server.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { readersOfLoss } from "./startup-place.server.ts";
import { syncStatus } from "./status.server.ts";

type Held = typeof applicationDecision | typeof applicationInvitation;

const isDue = (table: Held, now: Date): SQL | undefined =>
  and(isNull(table.releasedAt), isNull(table.recalledAt), lte(table.leavesAt, now));

/** The maximum number of applications per query. The next query finds the remaining ones. */
const batch = 100;

const dueApplications = (db: Db, now: Date, tried: readonly string[]) => {
  const isUntried = (table: Held) => sql`${table.applicationId} <> all(${sql.param(tried)}::uuid[])`;
  return unionAll(
    db
      .select({ id: applicationDecision.applicationId, leavesAt: applicationDecision.leavesAt })
      .from(applicationDecision)
      .where(and(isDue(applicationDecision, now), isUntried(applicationDecision))),
    db
      .select({ id: applicationInvitation.applicationId, leavesAt: applicationInvitation.leavesAt })
      .from(applicationInvitation)
      .where(and(isDue(applicationInvitation, now), isUntried(applicationInvitation))),
  )
    .orderBy(({ leavesAt }) => asc(leavesAt))
    .limit(batch);
};

/**
 * Sends an application's due decisions and invitations. Lock the application first. Returns false if nothing is due.
 */
export async function releaseAnswers(tx: Db, id: string, terms: AnswerTerms, now: Date) {
  const decisions = await tx
    .update(applicationDecision)
    .set({ releasedAt: now })
    .where(and(eq(applicationDecision.applicationId, id), isDue(applicationDecision, now)))
    .returning();
  const invitations = await tx
    .update(applicationInvitation)
    .set({ releasedAt: now })
    .where(and(eq(applicationInvitation.applicationId, id), isDue(applicationInvitation, now)))
    .returning();
  const [answer] = [...decisions, ...invitations];
  const found = answer && (await readApplication(tx, id));
  if (!found) return false;
  const isFreed = decisions.some(({ verdict }) => verdict === "freed");
  const isAccepted = decisions.some(({ step, verdict }) => step === "final" && verdict === "yes");
  const cancelled = isFreed ? undefined : await cancelCall(tx, found, "host", now);
  await syncStatus(tx, id);
  await answerLeads(tx, answer.author, await leadsOfApplication(tx, id));
  const [invitation] = invitations;
  const emails = invitation
    ? [invitationEmail(found, invitation, terms, cancelled)]
    : decisions.map((each) => decisionEmail(found, each, terms, cancelled));
  const { applicant, contact } = isFreed ? await readersOfLoss(tx, found) : { applicant: found.email, contact: null };
  if (applicant)
    await enqueue(
      tx,
      emails.map((email) => emailJob(email, { key: applicant, subject: id })),
    );
  if (contact)
    await enqueue(
      tx,
      decisions.map((each) => emailJob(placeFreedEmail(found, each, terms, "startup"), { key: contact, subject: id })),
    );
  // Public pages show the number of places left, so their cache must be invalidated.
  if (isFreed || isAccepted) await raiseVersion(tx);
  return true;
}

/** Sends due decisions and invitations; safe on several servers, because locked applications are skipped. */
export async function releaseDue(db: Db, terms: AnswerTerms, log: Pick<Log, "warn">, now?: Date) {
  let released = 0;
  const tried: string[] = [];
  for (;;) {
    const at = now ?? new Date();
    const due = await dueApplications(db, at, tried);
    if (due.length === 0) return released;
    for (const id of new Set(due.map((each) => each.id))) {
      tried.push(id);
      try {
        const left = await db.transaction(async (tx) => {
          const [claimed] = await tx
            .select({ id: application.id })
            .from(application)
            .where(eq(application.id, id))
            .for("update", { skipLocked: true });
          return claimed !== undefined && (await releaseAnswers(tx, id, terms, at));
        });
        if (left) released += 1;
      } catch (error) {
        log.warn({ error, application: id }, "an answer to an application could not be released");
      }
    }
  }
}
