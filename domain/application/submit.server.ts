import { randomUUID } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { lead } from "../lead/lead.table.ts";
import { leadOfReceipt } from "../lead/receipt.server.ts";
import { type Submission, submitLead, type Submitted } from "../lead/submission.server.ts";
import { type Answers, saysTheSame, typedOf } from "./application.ts";
import { type Application, findApplication, lockApplication, isDecided } from "./application.server.ts";
import { application, applicationDraft, applicationRevision, applicationSubmission } from "./application.table.ts";
import { announceChange } from "./announce.server.ts";
import { endDraft } from "./sent-draft.server.ts";
import { syncStatus } from "./status.server.ts";
import { closesAt, type Intake, intakeNamed, type IntakeRule, intakesAhead, nextIntakes } from "./intake.ts";
import { applicationReceiptEmail, applicationRevisionEmail } from "./application.emails.server.ts";

/** Of a form without the application's link: everything but what makes it one. */
export type Sent = Omit<Submission, "form" | "key" | "payload"> & {
  answers: Answers;
  /** The one that the form was shown for. */
  intake: string;
  seconds?: number | undefined;
  /** The draft that this was. */
  draft?: string | undefined;
};

export type Applied = Submitted | { status: "closed" };

/**
 * Stores an application, once for an e-mail and an intake. Where there is one already, what is sent is kept as a
 * revision that counts when it is confirmed from the e-mail; the sender is answered alike.
 */
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
    // A form that was shown when a place was free, or none was, is taken: people decide.
    if (!intake) return { status: "closed" };

    const key = sign(secret, "application-key", JSON.stringify([id, email, typedOf(answers)]));
    const submitted = await submitLead(
      tx,
      secret,
      before
        ? {
            ...submission,
            key,
            form: "application-revision",
            payload: { intake: id },
            begin: async (_, { id: revision, lang }) => applicationRevisionEmail.with({ lang, revision }),
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
      await tx.insert(application).values({ id: stored.id, intake: id, email, lang });
      await addSubmission(tx, stored.id, answers, seconds, now);
    }
    if (draft) await endDraft(tx, draft, stored.id, now);
    return submitted;
  });
}

/** What the CRM and the operator get, and what the receipt's mail quotes. */
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
  | { status: "closed" | "decided" | "gone" }
  | { status: "limited"; retryAfter: number };

/** Whether what counts can still be replaced. */
function refusalOf(found: Application, rule: IntakeRule, now: Date): { status: "closed" | "decided" } | undefined {
  if (closesAt(intakeNamed(found.intake, rule)) <= now) return { status: "closed" };
  return isDecided(found) ? { status: "decided" } : undefined;
}

type Change = { answers: Answers; seconds?: number | undefined; notify: string };

/** Replaces what counts by what its owner sends, until the deadline of its intake. Sent twice it is stored once. */
export async function changeApplication(
  db: Db,
  id: string,
  { answers, seconds, notify }: Change,
  rule: IntakeRule,
  now = new Date(),
): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    const found = await lockApplication(tx, id);
    if (!found) return { status: "gone" };
    const refused = refusalOf(found, rule, now);
    if (refused) return refused;
    const same = saysTheSame(typedOf(found.answers), typedOf(answers));
    if (!same || found.withdrawnAt) {
      const taken = await take(tx, `application:change:${id}`, { capacity: 10, perSecond: 10 / 3_600 });
      if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
      await addSubmission(tx, id, answers, seconds, now);
      await confirmAddress(tx, found.email, "application");
      await announceChange(tx, found, payloadOf(answers, intakeNamed(found.intake, rule)), notify);
    }
    await tx.delete(applicationDraft).where(eq(applicationDraft.applicationId, id));
    return { status: "stored" };
  });
}

/** A revision as the reader of its mail may see it, in the language it was sent in; undefined when there is none. */
export async function readRevision(db: Db, id: string) {
  const [found] = await db
    .select({ ...getTableColumns(applicationRevision), lang: lead.lang })
    .from(applicationRevision)
    .innerJoin(lead, eq(lead.id, applicationRevision.id))
    .where(eq(applicationRevision.id, id));
  return found;
}

export type Confirmed = { status: "stored"; application: string } | { status: "closed" | "decided" | "gone" | "used" };

/** Makes a revision what counts, once, for the reader of the application's e-mail. */
export async function confirmRevision(
  db: Db,
  id: string,
  { notify }: { notify: string },
  rule: IntakeRule,
  now = new Date(),
): Promise<Confirmed> {
  return db.transaction(async (tx): Promise<Confirmed> => {
    const revision = await readRevision(tx, id);
    const found = revision && (await lockApplication(tx, revision.applicationId));
    if (!revision || !found) return { status: "gone" };
    const locked = await readRevision(tx, id);
    if (locked?.confirmedAt) return { status: "used" };
    const refused = refusalOf(found, rule, now);
    if (refused) return refused;
    await tx.update(applicationRevision).set({ confirmedAt: now }).where(eq(applicationRevision.id, id));
    await confirmAddress(tx, found.email, "application");
    await addSubmission(tx, found.id, revision.answers, undefined, now);
    await announceChange(tx, found, payloadOf(revision.answers, intakeNamed(found.intake, rule)), notify);
    return { status: "stored", application: found.id };
  });
}
