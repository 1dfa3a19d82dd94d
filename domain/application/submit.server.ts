import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { changesOf } from "../edit-conflict/edit-conflict.server.ts";
import type { EditConflict } from "../edit-conflict/edit-conflict.ts";
import { lead } from "../lead/lead.table.ts";
import { leadOfReceipt } from "../lead/receipt.server.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { Submission, Submitted } from "../lead/submission.ts";
import { type Answers, saysTheSame, typedOf } from "./application.ts";
import {
  type Application,
  findApplication,
  lockApplication,
  isDecided,
  readApplication,
} from "./application.server.ts";
import { application, applicationDraft, applicationRevision, applicationSubmission } from "./application.table.ts";
import { dealRound, lockRoundOf } from "./review/round.server.ts";
import { announceChange } from "./announce.server.ts";
import { endDraft } from "./sent-draft.server.ts";
import { recallHeld } from "./recall.server.ts";
import { isOver, syncStatus } from "./status.server.ts";
import { closesAt, type Intake, intakeNamed, type IntakeRule, intakesAhead, nextIntakes } from "./intake.ts";
import { applicationReceiptEmail, applicationRevisionEmail } from "./application.emails.server.ts";

/** A submission of the application form by a visitor who does not use the secret link to an existing application. */
export type Sent = Omit<Submission, "form" | "key" | "payload"> & {
  answers: Answers;
  intake: string;
  seconds?: number | undefined;
  draft?: string | undefined;
};

export type Applied = Submitted | { status: "closed" };

/** Stores an application or, if one exists, a revision to confirm by e-mail; both results look the same. */
export async function submitApplication(
  db: Db,
  secret: string,
  sent: Sent,
  rule: IntakeRule,
  now = new Date(),
): Promise<Applied> {
  const { answers, intake: id, seconds, draft, ...submission } = sent;
  const { email, lang, spam } = submission;
  const intake = nextIntakes(now, rule, intakesAhead).find((each) => each.id === id);
  return db.transaction(async (tx): Promise<Applied> => {
    await lock(tx, "application", `${id} ${email}`);
    const before = spam ? undefined : await findApplication(tx, id, email);
    if (before && !before.withdrawn && saysTheSame(typedOf(before.answers), typedOf(answers))) {
      if (draft) await endDraft(tx, draft, before.id, now);
      return { status: "stored", receipt: before.receipt };
    }
    // Only past or unknown intakes are refused. Applications for a full intake are accepted, because the team decides.
    if (!intake) return { status: "closed" };

    // A bot's idempotency key differs from a person's, so that a bot cannot block an equal submission by a person.
    // A change is confirmed by e-mail, so the same one is sent again on another day and after a withdrawal.
    const since = before ? [before.submission, before.withdrawn, parisDay(now)] : [];
    const signed = [id, email, typedOf(answers), ...since, ...(spam ? ["spam"] : [])];
    const key = sign(secret, "application-key", JSON.stringify(signed));
    const submitted = await submitLead(
      tx,
      secret,
      before
        ? {
            ...submission,
            key,
            form: "application-revision",
            payload: { intake: id },
            begin: async (_, { id: revision, lang }) => {
              const found = await readApplication(tx, before.id);
              const decided = found && isDecided(found) ? { after: isOver(found) ? id : null } : undefined;
              return applicationRevisionEmail.with({ lang, revision, ...(decided && { decided }) });
            },
          }
        : {
            ...submission,
            key,
            form: "application",
            payload: payloadOf(answers, intake),
            begin: async (_, own) =>
              applicationReceiptEmail.with({
                lang: own.lang,
                application: own.id,
                changeableUntil: intake.lastDay,
                sentAt: now.toISOString(),
              }),
          },
      now.getTime(),
    );
    if (submitted.status !== "stored" || spam) return submitted;
    const stored = await leadOfReceipt(tx, submitted.receipt);
    if (!stored) throw new Error("A lead was stored and is gone");
    if (before)
      await tx
        .insert(applicationRevision)
        .values({ id: stored.id, applicationId: before.id, answers, sentAt: now })
        .onConflictDoNothing();
    else {
      // The same answers are already stored if their sender has moved to another address since.
      const own = { id: stored.id, intake: id, email, lang };
      const [first] = await tx
        .insert(application)
        .values(own)
        .onConflictDoNothing({ target: application.id })
        .returning();
      if (first) {
        await addSubmission(tx, stored.id, answers, seconds, now);
        await dealRound(tx, id, now, stored.id);
      }
    }
    if (draft) await endDraft(tx, draft, stored.id, now);
    return submitted;
  });
}

function payloadOf(answers: Answers, { id, lastDay }: Intake) {
  const { website, ...others } = answers;
  return { ...others, ...(website && { website }), intake: id, changeableUntil: lastDay };
}

async function addSubmission(tx: Db, id: string, answers: Answers, seconds: number | undefined, now: Date) {
  await tx
    .insert(applicationSubmission)
    .values({ id: randomUUID(), applicationId: id, answers, seconds, submittedAt: now });
  await syncStatus(tx, id);
}

export type Changed =
  | { status: "stored" }
  | { status: "closed" | "decided" | "withdrawn" | "gone" }
  | { status: "overtaken"; overtaken: EditConflict[] }
  | { status: "limited"; retryAfter: number };

/** Returns the reason why the current answers can no longer be replaced, or undefined if they can. */
function refusalOf(found: Application, rule: IntakeRule, now: Date): { status: "closed" | "decided" } | undefined {
  if (closesAt(intakeNamed(found.intake, rule)) <= now) return { status: "closed" };
  return isDecided(found) ? { status: "decided" } : undefined;
}

type Change = { answers: Answers; seconds?: number | undefined; notify: string };

async function replaceAnswers(
  tx: Db,
  found: Application,
  { answers, seconds, notify }: Change,
  rule: IntakeRule,
  now: Date,
) {
  // A decision that has not been sent was made without reading the new answers.
  await recallHeld(tx, found.id, null, now);
  await addSubmission(tx, found.id, answers, seconds, now);
  if (found.withdrawnAt) await dealRound(tx, found.intake, now, found.id);
  await confirmAddress(tx, found.email, "application");
  await announceChange(tx, found, payloadOf(answers, intakeNamed(found.intake, rule)), notify);
}

/**
 * Replaces an application's answers and recalls unsent decisions, unless it is too late or a decision was sent. `sent`,
 * the form's fields, tells which answers and which withdrawal were shown, so that another person's newer answer or
 * withdrawal is never undone. `seen` is when the draft was saved that the form shows; another person's draft stays.
 * A form that sends neither changes the application as if it had shown both.
 */
export async function changeApplication(
  db: Db,
  id: string,
  { answers: typed, seconds, notify, sent = {}, seen }: Change & { sent?: Record<string, string>; seen?: Date | null },
  rule: IntakeRule,
  now = new Date(),
): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    await lockRoundOf(tx, id);
    const found = await lockApplication(tx, id);
    if (!found) return { status: "gone" };
    const refused = refusalOf(found, rule, now);
    if (refused) return refused;
    if (found.withdrawnAt && (sent["withdrawn"] ?? found.withdrawnAt.toISOString()) !== found.withdrawnAt.toISOString())
      return { status: "withdrawn" };
    const { changed, overtaken } = changesOf<Answers>(sent, typed, found.answers);
    if (overtaken.length > 0) return { status: "overtaken", overtaken };
    const answers = { ...found.answers, ...changed };
    const same = saysTheSame(typedOf(found.answers), typedOf(answers));
    if (!same || found.withdrawnAt) {
      const taken = await take(tx, `application:change:${id}`, { capacity: 10, perSecond: 10 / 3_600 });
      if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
      await replaceAnswers(tx, found, { answers, seconds, notify }, rule, now);
    }
    // A save that was still running when the form was sent has stored the same values.
    const { draft } = found;
    if (
      draft &&
      (seen === undefined || draft.savedAt.getTime() === seen?.getTime() || saysTheSame(draft.typed, typedOf(typed)))
    )
      await tx
        .delete(applicationDraft)
        .where(and(eq(applicationDraft.id, draft.id), eq(applicationDraft.revision, draft.revision)));
    return { status: "stored" };
  });
}

/** Returns a revision with the language of the submission. Returns undefined if the revision does not exist. */
export async function readRevision(db: Db, id: string) {
  const [found] = await db
    .select({ ...getTableColumns(applicationRevision), lang: lead.lang })
    .from(applicationRevision)
    .innerJoin(lead, eq(lead.id, applicationRevision.id))
    .where(eq(applicationRevision.id, id));
  return found;
}

export type Confirmed =
  | { status: "stored"; application: string }
  | { status: "closed" | "decided" | "gone" | "used" | "overtaken" };

/** Returns true if the application's current answers were written, or it was withdrawn, after the revision was sent. */
export async function isOvertaken(
  db: Db,
  { sentAt, changedAt, withdrawnAt, id }: Pick<Application, "id" | "sentAt" | "changedAt" | "withdrawnAt">,
  revision: { sentAt: Date },
) {
  if (withdrawnAt && withdrawnAt > revision.sentAt) return true;
  const submittedAt = changedAt ?? sentAt;
  // Answers that are a confirmed revision themselves were written when that revision was sent.
  const [confirmed] = await db
    .select({ sentAt: applicationRevision.sentAt })
    .from(applicationRevision)
    .where(and(eq(applicationRevision.applicationId, id), eq(applicationRevision.confirmedAt, submittedAt)));
  return (confirmed?.sentAt ?? submittedAt) > revision.sentAt;
}

/** Makes a confirmed revision the application's current version; repeated confirmations have no effect. */
export async function confirmRevision(
  db: Db,
  id: string,
  { notify }: { notify: string },
  rule: IntakeRule,
  now = new Date(),
): Promise<Confirmed> {
  return db.transaction(async (tx): Promise<Confirmed> => {
    const revision = await readRevision(tx, id);
    if (revision) await lockRoundOf(tx, revision.applicationId);
    const found = revision && (await lockApplication(tx, revision.applicationId));
    if (!revision || !found) return { status: "gone" };
    const locked = await readRevision(tx, id);
    if (locked?.confirmedAt) return { status: "used" };
    const refused = refusalOf(found, rule, now);
    if (refused) return refused;
    if (await isOvertaken(tx, found, revision)) return { status: "overtaken" };
    await tx.update(applicationRevision).set({ confirmedAt: now }).where(eq(applicationRevision.id, id));
    await replaceAnswers(tx, found, { answers: revision.answers, notify }, rule, now);
    return { status: "stored", application: found.id };
  });
}
