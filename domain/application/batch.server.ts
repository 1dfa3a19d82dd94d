import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo, isOpenTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { holderNow, whileHolding } from "../person/team.server.ts";
import { may } from "../team/rights.ts";
import { decisionEmail, heldAnswer } from "./answer-email.server.ts";
import type { BatchRefusal, Step, Verdict } from "./application.ts";
import { type Application, isHeld, readForTeam } from "./application.server.ts";
import {
  application,
  applicationBatchRefusal,
  applicationDecision,
  applicationSubmission,
} from "./application.table.ts";
import { upcomingCall } from "./booking.server.ts";
import { decide, type Decided, leavesAtOf, refusalOf } from "./decision.server.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { recall } from "./recall.server.ts";
import { opensWords } from "./review/proposed-lines.server.ts";
import { heldBack } from "./review/read-ranking.server.ts";

export const mostInBatch = 50;

export type BatchRow = {
  application: string;
  submission: string;
  line: string;
  /** The step that the deciding person saw. If undefined, the application's current step applies. */
  step?: Step | undefined;
  shownDecision?: string | undefined;
  shownCall?: string | undefined;
};

const stepOf = ({ first }: Pick<Application, "first">): Step => (first ? "final" : "first");

/** At the first step only "no" is possible; every other verdict is a final decision. */
const decisionAt = (step: Step, verdict: Verdict) =>
  step === "first" && verdict === "no" ? ({ step, verdict } as const) : ({ step: "final", verdict } as const);

/** Returns each application's e-mail, and the reason if the batch cannot decide the application. */
export async function previewBatch(
  db: Db,
  actor: Actor,
  { ids, verdict, line }: { ids: string[]; verdict: Verdict; line: string },
  terms: AnswerTerms,
  now = new Date(),
) {
  mustHave(actor, "applications");
  const back = await heldBack(db, actor, ids.slice(0, mostInBatch));
  const rows = [];
  for (const id of ids.slice(0, mostInBatch)) {
    const found = (await isClosedTo(db, actor, id)) ? undefined : await readForTeam(db, id);
    if (!found) continue;
    const decision = { ...decisionAt(stepOf(found), verdict), reason: "", line, batch: "" };
    const { lang, answers, submission, callAt } = found;
    rows.push({
      ...{ id, lang, submission, step: decision.step },
      shownDecision: (found.final ?? found.first)?.id ?? "",
      shownCall: callAt && callAt > now ? callAt.toISOString() : "",
      intake: found.intake,
      startup: answers.companyName,
      name: answers.fullName,
      website: answers.website,
      refused: refusalOf(found, decision, terms, now) ?? back.get(id) ?? null,
      leavesAt: leavesAtOf(found, terms, now),
      email: decisionEmail(found, decision, terms, await upcomingCall(db, found, now)),
    });
  }
  return rows;
}

/** `failures` contains the errors of the applications whose decision failed. */
export type DecidedBatch =
  | { status: "decided"; batch: string; failures: unknown[] }
  | { status: "limited"; retryAfter: number };

/** Decides each application in its own transaction, so that a refusal or failure does not stop the batch. */
export async function decideBatch(
  db: Db,
  actor: Actor,
  { verdict, reason, rows }: { verdict: Verdict; reason: string; rows: BatchRow[] },
  terms: AnswerTerms,
  now = new Date(),
): Promise<DecidedBatch> {
  const author = mustHave(actor, "applications");
  const allowed = await take(db, `application:batch:${author}`, { capacity: 20, perSecond: 20 / 3_600 });
  if (!allowed.allowed) return { status: "limited", retryAfter: Math.ceil(allowed.retryAfterMs / 1_000) };
  const batch = randomUUID();
  const failures: unknown[] = [];
  const chosen = rows.slice(0, mostInBatch);
  const back = await heldBack(
    db,
    actor,
    chosen.map((row) => row.application),
  );
  for (const row of chosen) {
    let status: Decided["status"] | BatchRefusal | "failed";
    try {
      const found = await readForTeam(db, row.application);
      if (!found) continue;
      const { submission: shownSubmission, line, step = stepOf(found), shownDecision, shownCall } = row;
      const shown = { shownSubmission, shownDecision, shownCall };
      const decision = { ...decisionAt(step, verdict), reason, line, ...shown, batch };
      const isBack = back.get(row.application);
      status = isBack
        ? (refusalOf(found, decision, terms, now) ?? isBack)
        : await db.transaction(async (tx) => {
            // The right to decide is checked for each application, because the author may lose the right while the
            // batch runs.
            const holder = await holderNow(tx, author);
            if (!holder || !may({ viewer: holder }, "applications")) return "ended" as const;
            return (await decide(tx, actor, row.application, { ...decision, ...terms }, now)).status;
          });
    } catch (error) {
      failures.push(error);
      status = "failed";
    }
    if (status !== "stored" && status !== "gone")
      await db
        .insert(applicationBatchRefusal)
        .values({ batch, applicationId: row.application, author, status, refusedAt: now })
        .onConflictDoNothing();
  }
  return { status: "decided", batch, failures };
}

const startup = sql<string>`(select s.answers ->> 'companyName' from application_submission s
  where s.application_id = ${application.id} order by s.submitted_at desc limit 1)`;

const recaller = alias(person, "recaller");
const recalledBy = sql<string | null>`nullif(trim(${recaller.firstName} || ' ' || ${recaller.lastName}), '')`;

/** True if new answers from the applicant took the decision back: both then carry the same time. */
const isChanged = sql<boolean>`exists (select from ${applicationSubmission}
  where ${applicationSubmission.applicationId} = ${applicationDecision.applicationId}
  and ${applicationSubmission.submittedAt} = ${applicationDecision.recalledAt})`;

/** The database does not sort the names, because not every database sorts É next to E. */
const byName = (one: { startup: string }, other: { startup: string }) =>
  one.startup.localeCompare(other.startup, "fr", { numeric: true });

export async function readBatch(db: Db, actor: Actor, batch: string) {
  mustHave(actor, "applications");
  const decided = await db
    .select({
      id: application.id,
      decision: applicationDecision.id,
      verdict: applicationDecision.verdict,
      at: applicationDecision.decidedAt,
      leavesAt: applicationDecision.leavesAt,
      releasedAt: applicationDecision.releasedAt,
      recalledAt: applicationDecision.recalledAt,
      ...{ startup, recalledBy, isChanged, author: nameOf },
    })
    .from(applicationDecision)
    .innerJoin(application, eq(application.id, applicationDecision.applicationId))
    .leftJoin(person, eq(person.id, applicationDecision.author))
    .leftJoin(recaller, eq(recaller.id, applicationDecision.recalledBy))
    .where(and(eq(applicationDecision.batch, batch), isOpenTo(actor, application.id)))
    .orderBy(asc(applicationDecision.id));
  const refused = await db
    .select({
      id: application.id,
      status: applicationBatchRefusal.status,
      at: applicationBatchRefusal.refusedAt,
      ...{ startup, author: nameOf },
    })
    .from(applicationBatchRefusal)
    .innerJoin(application, eq(application.id, applicationBatchRefusal.applicationId))
    .leftJoin(person, eq(person.id, applicationBatchRefusal.author))
    .where(and(eq(applicationBatchRefusal.batch, batch), isOpenTo(actor, application.id)))
    .orderBy(asc(applicationBatchRefusal.applicationId));
  const [any] = [...decided, ...refused];
  return (
    any && {
      by: any.author,
      at: any.at,
      decided: decided.toSorted((one, other) => +one.leavesAt - +other.leavesAt || byName(one, other)),
      refused: refused.toSorted(byName),
    }
  );
}

type DecidedInBatch = NonNullable<Awaited<ReturnType<typeof readBatch>>>["decided"];

/**
 * Returns a batch's unsent e-mails, without other people's decisions on applications that the person must still review.
 */
export async function heldEmails(db: Db, actor: Actor, decided: DecidedInBatch, terms: AnswerTerms, now = new Date()) {
  mustHave(actor, "applications");
  const emails = [];
  for (const { id, decision } of decided.filter(isHeld)) {
    const found = await readForTeam(db, id);
    if (!found) continue;
    const held = heldAnswer(found, terms, await upcomingCall(db, found, now));
    const isOwn = [found.final, found.first].find((each) => each?.id === decision)?.author === actor.viewer.id;
    if (held?.id === decision && (isOwn || (await opensWords(db, actor, id))))
      emails.push({ decision, lang: found.lang, email: held.email });
  }
  return emails;
}

/** Recalls a batch's unsent decisions and returns their number; "left" means that a decision was already sent. */
export async function recallBatch(db: Db, actor: Actor, batch: string, now = new Date()) {
  mustHave(actor, "applications");
  const all = await db
    .select({
      application: applicationDecision.applicationId,
      answer: applicationDecision.id,
      releasedAt: applicationDecision.releasedAt,
      recalledAt: applicationDecision.recalledAt,
    })
    .from(applicationDecision)
    .where(eq(applicationDecision.batch, batch))
    .orderBy(asc(applicationDecision.leavesAt));
  const statuses = [];
  for (const { application: id, answer } of all.filter(isHeld)) {
    const { status } = await whileHolding(db, actor, "applications", (tx) =>
      recall(tx, actor, { application: id, answer }, now),
    );
    statuses.push(status);
  }
  const count = statuses.filter((status) => status === "stored").length;
  // A decision can be sent after the query above, so the results of the recalls are checked too.
  const none = all.some(({ releasedAt }) => releasedAt) || statuses.includes("left") ? "left" : "recalled";
  return { count, status: count > 0 ? "stored" : none };
}
