import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import type { DecisionRefusal, Outcome, Step } from "./application.ts";
import { type Application, isHeld, lockForTeam } from "./application.server.ts";
import { applicationDecision } from "./application.table.ts";
import { dueOf } from "./due.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { leavesAt } from "./hold.ts";
import { hasBegun, intakeNamed } from "./intake.ts";
import { placesTaken } from "./intake-queries.server.ts";
import { releaseAnswers } from "./release.server.ts";
import { statusOf, syncStatus } from "./status.server.ts";

/** `reason` is internal; `line` is shown to the applicant and required for "no" and "freed". */
export type Decision = {
  reason: string;
  line: string;
  /** The id of the decision that the page showed: "" for none, undefined if the page shows no decisions. */
  shownDecision?: string | undefined;
  /** The id of the submission that the deciding person saw. */
  shownSubmission?: string | undefined;
  batch?: string | undefined;
} & (
  | { step: "first"; verdict: "no" }
  | {
      step: "final";
      verdict: Outcome;
      /** The start of the call that the deciding person saw, or "" if no call was booked. */
      shownCall?: string | undefined;
    }
);

export type Decided = { status: "stored" | "gone" | DecisionRefusal };

/**
 * Returns true if the intake has a free place. Also locks the intake, so that other acceptances wait until the
 * transaction ends.
 */
async function hasPlace(tx: Db, intake: string, places: number) {
  await lock(tx, "intake", intake);
  return ((await placesTaken(tx, [intake])).get(intake) ?? 0) < places;
}

/** Returns the time at which a decision made now will be sent. */
export function leavesAtOf(found: Application, { delays, hold }: AnswerTerms, now: Date) {
  const due = dueOf({ status: statusOf(found), sentAt: found.sentAt, callAt: found.callAt }, delays, now);
  return leavesAt(now, hold, due?.by ?? null);
}

/** Returns true if the applicant has changed the answers since the deciding person saw the application. */
export const isStale = ({ submission }: Application, shown: string | undefined) =>
  shown !== undefined && shown !== submission;

/** Returns true if the current decision is not the decision that the deciding person saw. */
export const isOvertaken = (found: Application, shown: string | undefined) =>
  shown !== undefined && shown !== ((found.final ?? found.first)?.id ?? "");

/** Returns true if the application's intake will have begun when a decision made now is sent. */
const willHaveBegun = (found: Application, terms: AnswerTerms, now: Date) =>
  hasBegun(intakeNamed(found.intake, terms.rule), leavesAtOf(found, terms, now));

/** Returns the reason why the decision is not possible, or undefined if the decision is possible. */
export function refusalOf(
  found: Application,
  decision: Decision,
  terms: AnswerTerms,
  now: Date,
): DecisionRefusal | undefined {
  const { step, verdict, shownSubmission } = decision;
  const { first, final } = found;
  if (found.withdrawnAt) return "withdrawn";
  if (isHeld(final) || (isHeld(first) && first?.verdict === "no")) return "decided";
  if (step === "first")
    return first || final || isOvertaken(found, decision.shownDecision) ? "decided" : staleOr(found, shownSubmission);
  if (!first) return "too-early";
  // An unsent earlier e-mail could reach the applicant after the e-mail of this decision.
  if (isHeld(first) || isHeld(found.invitation)) return "held";
  if (first.verdict === "no") return "decided";
  if (verdict === "freed" && final?.verdict !== "yes") return final?.verdict === "freed" ? "decided" : "no-place";
  if (verdict === final?.verdict || isOvertaken(found, decision.shownDecision)) return "decided";
  // In a batch, only a final decision that put the applicant on the waiting list may be replaced.
  if (decision.batch !== undefined && final && final.verdict !== "wait") return "decided";
  // An accepted startup can only lose its place by the verdict "freed".
  if (final?.verdict === "yes" && verdict !== "freed") return "decided";
  if (verdict === "yes" && final?.verdict === "wait" && willHaveBegun(found, terms, now)) return "begun";
  // The waiting list of an intake ends when the intake begins.
  if (verdict === "wait" && willHaveBegun(found, terms, now)) return "late-wait";
  return isCallUnseen(found, decision, now) ? "call" : staleOr(found, shownSubmission);
}

const staleOr = (found: Application, shown: string | undefined) => (isStale(found, shown) ? "stale" : undefined);

/** Returns true if a call is booked that the deciding person has not seen. */
function isCallUnseen({ callAt }: Application, decision: Decision, now: Date) {
  if (decision.step !== "final" || decision.shownCall === undefined || !callAt || callAt <= now) return false;
  return decision.shownCall !== callAt.toISOString();
}

type NewDecision = { step: Step; verdict: Outcome; reason: string; line: string; batch?: string | undefined };

/** Stores a decision to be sent at `leaves`. The decision replaces the earlier decision of the same step. */
export async function storeDecision(
  tx: Db,
  actor: Actor,
  applicationId: string,
  decision: NewDecision,
  { now, leaves }: { now: Date; leaves: Date },
) {
  const author = mustHave(actor, "applications");
  const { step, verdict, reason, line, batch } = decision;
  const id = randomUUID();
  await tx
    .update(applicationDecision)
    .set({ replacedBy: id })
    .where(
      and(
        eq(applicationDecision.applicationId, applicationId),
        eq(applicationDecision.step, step),
        isNull(applicationDecision.recalledAt),
        isNull(applicationDecision.replacedBy),
      ),
    );
  const row = { step, verdict, author, reason, line, batch, decidedAt: now, leavesAt: leaves };
  await tx.insert(applicationDecision).values({ id, applicationId, ...row });
}

/** Records a decision that is sent later; a final "yes" requires a free place. */
export async function decide(
  db: Db,
  actor: Actor,
  id: string,
  { places, rule, delays, hold, ...decision }: Decision & AnswerTerms,
  now = new Date(),
): Promise<Decided> {
  mustHave(actor, "applications");
  const { step, verdict, line } = decision;
  const terms = { places, rule, delays, hold };
  if ((verdict === "no" || verdict === "freed") && line.trim() === "")
    throw new Error("A no needs a line for the applicant");
  return db.transaction(async (tx): Promise<Decided> => {
    if (await isClosedTo(tx, actor, id)) return { status: "gone" };
    const found = await lockForTeam(tx, id);
    if (!found) return { status: "gone" };
    const refused = refusalOf(found, decision, terms, now);
    if (refused) return { status: refused };
    const accepts = step === "final" && verdict === "yes";
    if (accepts && !(await hasPlace(tx, found.intake, places))) return { status: "full" };
    const leaves = leavesAtOf(found, terms, now);
    await storeDecision(tx, actor, id, decision, { now, leaves });
    await syncStatus(tx, id);
    if (leaves <= now) await releaseAnswers(tx, id, terms, now);
    await audit(tx, actor, {
      action: verdict === "freed" ? "application.free" : "application.decide",
      object: { kind: "application", id },
      before: { verdict: found.final?.verdict ?? null },
      after: { step, verdict },
    });
    return { status: "stored" };
  });
}
