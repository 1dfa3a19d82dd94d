import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import { tellOperator } from "./announce.server.ts";
import { type Application, isDecided, lockApplication, lockForTeam, shownCall } from "./application.server.ts";
import { applicationInvitation } from "./application.table.ts";
import { bookTime, callEventOf } from "./booking.server.ts";
import { leavesAtOf, storeDecision } from "./decision.server.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { type Invitation, type Proposal, proposalOf, proposalRefusal } from "./proposal.server.ts";
import { releaseAnswers } from "./release.server.ts";
import { lockRoundOf, takeFrom } from "./review/round.server.ts";
import { syncStatus } from "./status.server.ts";
import { applicationCallSetEmail } from "./application.emails.server.ts";

/** The result of an invitation. "unread" means that the e-mail has changed since the sender saw the preview. */
export type Invited =
  | { status: "stored" | "withdrawn" | "decided" | "held" | "stale" | "gone" | "unread" }
  | Exclude<Proposal, { status: "sound" }>;

/** Returns the place that this member last proposed for a team call, or "". */
export async function rememberedPlace(db: Db, actor: Actor) {
  mustHave(actor, "applications");
  const [last] = await db
    .select({ where: applicationInvitation.where })
    .from(applicationInvitation)
    .where(and(eq(applicationInvitation.author, actor.viewer.id), isNull(applicationInvitation.host)))
    .orderBy(desc(applicationInvitation.invitedAt))
    .limit(1);
  return last?.where ?? "";
}

/** Returns true if the first decision has changed since the sender saw it; `reason` is empty only after a "yes". */
const isUnaware = ({ first }: Application, { reason }: Invitation) =>
  first !== null && (first.verdict !== "yes") !== (reason !== "");

/** The time in milliseconds within which an equal invitation counts as a repeated press of the button. */
const pressedAgain = 15 * 60_000;

/** Returns true if the invitation repeats a recent invitation that the applicant has not answered yet. */
function isSameAgain(
  { invitation, call }: Application,
  { times, host, where }: { times: string[]; host: string | null; where: string },
  now: Date,
) {
  if (!invitation || invitation.chosenAt || (call && call.requestedAt > invitation.invitedAt)) return false;
  const isEqual = invitation.host === host && invitation.where === where && invitation.times.join() === times.join();
  return isEqual && now.getTime() - invitation.invitedAt.getTime() < pressedAgain;
}

/** Proposes times for the call in an e-mail that is sent after a delay. */
export async function inviteToCall(
  db: Db,
  actor: Actor,
  id: string,
  { places, rule, delays, hold, ...invitation }: Invitation & AnswerTerms,
  now = new Date(),
): Promise<Invited> {
  mustHave(actor, "applications");
  const author = actor.viewer.id;
  const { reason, host = null, shownMail } = invitation;
  const terms = { places, rule, delays, hold };
  return db.transaction(async (tx): Promise<Invited> => {
    if (await isClosedTo(tx, actor, id)) return { status: "gone" };
    await lockRoundOf(tx, id);
    const found = await lockForTeam(tx, id);
    if (!found) return { status: "gone" };
    if (!found.withdrawnAt && isUnaware(found, invitation)) return { status: "decided" };
    const refused = proposalRefusal(found, invitation);
    if (refused) return { status: refused };
    const proposal = await proposalOf(tx, found, invitation, terms, now);
    if (proposal.status !== "sound") return proposal;
    const { times, where, digest } = proposal;
    if (isSameAgain(found, { times, host, where }, now)) return { status: "stored" };
    if (shownMail !== undefined && shownMail !== digest) return { status: "unread" };
    const leaves = leavesAtOf(found, terms, now);
    // An earlier "no" revealed the existing reviews to reviewers who had not reviewed yet, so the assignments of these
    // reviewers end.
    if (found.first?.verdict === "no") await takeFrom(tx, id, null, now);
    if (found.first?.verdict !== "yes")
      await storeDecision(tx, actor, id, { step: "first", verdict: "yes", reason, line: "" }, { now, leaves });
    await tx.insert(applicationInvitation).values({
      id: randomUUID(),
      applicationId: id,
      author,
      times,
      ...{ host, where },
      invitedAt: now,
      leavesAt: leaves,
    });
    await syncStatus(tx, id);
    if (leaves <= now) await releaseAnswers(tx, id, terms, now);
    await audit(tx, actor, {
      action: "application.invite",
      object: { kind: "application", id },
      after: { times },
    });
    return { status: "stored" };
  });
}

export type Chosen =
  | { status: "stored" | "withdrawn" | "decided" | "past" | "taken" | "gone" | "overtaken" }
  | { status: "limited"; retryAfter: number };

/**
 * Books a time from the latest invitation, confirms the call to the applicant by e-mail and notifies the operator;
 * "overtaken" if the call of the application is no longer the `shown` one.
 */
export async function chooseTime(
  db: Db,
  id: string,
  { time, minutes, notify, shown }: { time: string; minutes: number; notify: string; shown?: string | undefined },
  now = new Date(),
): Promise<Chosen> {
  return db.transaction(async (tx): Promise<Chosen> => {
    const found = await lockApplication(tx, id);
    const invitation = found?.invitation;
    if (!found || !invitation?.times.includes(time)) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    if (isDecided(found)) return { status: "decided" };
    const chosenTime = new Date(time);
    if (chosenTime <= now) return { status: "past" };
    if (found.callAt?.getTime() === chosenTime.getTime()) return { status: "stored" };
    if (shown !== undefined && shown !== shownCall(found)) return { status: "overtaken" };
    const allowed = await take(tx, `application:time:${id}`, { capacity: 5, perSecond: 5 / 86_400 });
    if (!allowed.allowed) return { status: "limited", retryAfter: Math.ceil(allowed.retryAfterMs / 1_000) };
    const booked = await bookTime(
      tx,
      id,
      { startsAt: chosenTime, minutes, place: invitation.where, host: invitation.host },
      now,
    );
    if (!booked) return { status: "taken" };
    await tx
      .update(applicationInvitation)
      .set({ chosenTime, chosenAt: now })
      .where(eq(applicationInvitation.id, invitation.id));
    await syncStatus(tx, id);
    const { lang, email } = found;
    const call = callEventOf(booked, email);
    const set = applicationCallSetEmail.with({
      lang,
      application: id,
      time,
      where: invitation.where,
      call,
    });
    await sendEmail(tx, set, { key: email, subject: id });
    await confirmAddress(tx, email, "application");
    await tellOperator(
      tx,
      found,
      "application-time",
      [
        ["companyName", found.answers.companyName],
        ["time", time],
      ],
      notify,
    );
    return { status: "stored" };
  });
}
