import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import { tellOperator } from "./announce.server.ts";
import { type Application, isDecided, isHeld, lockApplication, lockForTeam } from "./application.server.ts";
import { application, applicationInvitation } from "./application.table.ts";
import { bookTime, callEventOf, takenTimes, timesInHours } from "./booking.server.ts";
import { isOvertaken, isStale, leavesAtOf, storeDecision } from "./decision.server.ts";
import type { AnswerTerms } from "./facts.server.ts";
import { intakeNamed } from "./intake.ts";
import { releaseAnswers } from "./release.server.ts";
import { lockRoundOf, takeFrom } from "./review/round.server.ts";
import { syncStatus } from "./status.server.ts";
import { applicationCallSetEmail } from "./application.emails.server.ts";

/**
 * `reason` is stored with the first yes; later invitations need none. `anyway`: the team confirms times that are
 * outside the announced days or proposed to another applicant.
 */
export type Invitation = {
  times: Date[];
  /** The expert whose free hours are proposed instead of `times`; null for none. */
  host?: string | null;
  /** Empty for the place of the expert's meetings. */
  where: string;
  reason: string;
  anyway: boolean;
  /** The id of the current decision that the sender saw, "" for none; undefined if none was shown. */
  shownDecision?: string | undefined;
  /** The id of the submission that the sender saw. */
  shownSubmission?: string | undefined;
};

/**
 * Why a time is questionable: booked by another application, outside the announced days, or proposed to another
 * applicant.
 */
export type TimeProblem = "taken" | "outside" | "proposed";

export type Invited =
  | { status: "stored" | "withdrawn" | "decided" | "held" | "stale" | "gone" }
  /** The expert has no free hour within the announced days, or no place. */
  | { status: "no-hours" | "no-place" }
  /** Problems by ISO timestamp. */
  | { status: "times"; problems: Map<string, TimeProblem> };

/** Proposed times of other applications that the applicants can still choose. */
async function proposedElsewhere(db: Db, id: string) {
  const open = await db
    .selectDistinctOn([applicationInvitation.applicationId], { times: applicationInvitation.times })
    .from(applicationInvitation)
    .innerJoin(application, eq(application.id, applicationInvitation.applicationId))
    .where(
      and(
        eq(application.status, "call"),
        isNull(application.callAt),
        ne(application.id, id),
        ...[isNull(applicationInvitation.recalledAt), isNull(applicationInvitation.host)],
      ),
    )
    .orderBy(applicationInvitation.applicationId, desc(applicationInvitation.invitedAt));
  return new Set(open.flatMap(({ times }) => times));
}

async function problemsOf(
  db: Db,
  { id, intake }: Application,
  invitation: Invitation,
  { rule, delays }: AnswerTerms,
  now: Date,
) {
  const { interviewsFrom, interviewsTo } = intakeNamed(intake, rule);
  const isTaken = await takenTimes(db, id, delays.call, now);
  const proposed = await proposedElsewhere(db, id);
  const problems = new Map<string, TimeProblem>();
  for (const time of invitation.times) {
    const day = parisDay(time);
    if (isTaken(time)) problems.set(time.toISOString(), "taken");
    else if (invitation.anyway) continue;
    else if (day < interviewsFrom || day > interviewsTo) problems.set(time.toISOString(), "outside");
    else if (proposed.has(time.toISOString())) problems.set(time.toISOString(), "proposed");
  }
  return problems;
}

/** How many times of an expert's hours one invitation proposes. */
const mostHours = 40;

/** The next free hours of an expert within the announced days, and the place of the call. */
async function proposedHours(
  db: Db,
  { id, intake }: Application,
  { where, anyway, host }: Invitation & { host: string },
  { rule, delays }: AnswerTerms,
  now: Date,
) {
  const { interviewsFrom, interviewsTo } = intakeNamed(intake, rule);
  const { offers, place } = await timesInHours(db, host, { application: id, minutes: delays.call }, now);
  const times = offers.filter((time) => {
    const day = parisDay(time);
    return anyway || (interviewsFrom <= day && day <= interviewsTo);
  });
  return { times: times.slice(0, mostHours), where: where || place };
}

/** The meeting place in this team member's latest invitation to typed times; empty before the first. */
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

/** Why no times can be proposed; undefined if they can. An application declined at the first step can be reopened. */
function refusalOf(found: Application, { reason, shownDecision, shownSubmission }: Invitation) {
  const { first, final } = found;
  // Only a first yes has a reason: a reason sent later shows that the sender has not seen the existing decision.
  const isUnaware = first !== null && (first.verdict !== "yes") !== (reason !== "");
  if (final || isUnaware || isOvertaken(found, shownDecision)) return "decided" as const;
  if (isHeld(found.invitation)) return "held" as const;
  if (isHeld(first)) return "decided" as const;
  return isStale(found, shownSubmission) ? ("stale" as const) : undefined;
}

/** For how long an equal invitation is taken for the same press again. */
const pressedAgain = 15 * 60_000;

/** Whether these times were just proposed, and neither chosen nor answered with a wish for others since. */
function isSameAgain(
  { invitation, call }: Application,
  { times, host, where }: { times: string[]; host: string | null; where: string },
  now: Date,
) {
  if (!invitation || invitation.chosenAt || (call && call.requestedAt > invitation.invitedAt)) return false;
  const isEqual = invitation.host === host && invitation.where === where && invitation.times.join() === times.join();
  return isEqual && now.getTime() - invitation.invitedAt.getTime() < pressedAgain;
}

/**
 * Proposes times for the call by a mail that is sent after the hold; the first invitation also records the first yes.
 * The mail cancels an upcoming call.
 */
export async function inviteToCall(
  db: Db,
  actor: Actor,
  id: string,
  { places, rule, delays, hold, ...invitation }: Invitation & AnswerTerms,
  now = new Date(),
): Promise<Invited> {
  mustHave(actor, "applications");
  const author = actor.viewer.id;
  const { reason, host = null } = invitation;
  const terms = { places, rule, delays, hold };
  return db.transaction(async (tx): Promise<Invited> => {
    if (await isClosedTo(tx, actor, id)) return { status: "gone" };
    await lockRoundOf(tx, id);
    const found = await lockForTeam(tx, id);
    if (!found) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    const refused = refusalOf(found, invitation);
    if (refused) return { status: refused };
    const { times, where } =
      host === null ? invitation : await proposedHours(tx, found, { ...invitation, host }, terms, now);
    if (times.length === 0) return { status: "no-hours" };
    if (where === "") return { status: "no-place" };
    const problems =
      host === null ? await problemsOf(tx, found, invitation, terms, now) : new Map<string, TimeProblem>();
    if (problems.size > 0) return { status: "times", problems };
    const leaves = leavesAtOf(found, terms, now);
    const proposed = [...new Set(times.map((time) => time.toISOString()))].sort();
    if (isSameAgain(found, { times: proposed, host, where }, now)) return { status: "stored" };
    // The decision that was sent has shown the reviews of others to those who had yet to write theirs.
    if (found.first?.verdict === "no") await takeFrom(tx, id, null, now);
    if (found.first?.verdict !== "yes")
      await storeDecision(tx, actor, id, { step: "first", verdict: "yes", reason, line: "" }, { now, leaves });
    await tx.insert(applicationInvitation).values({
      id: randomUUID(),
      applicationId: id,
      author,
      times: proposed,
      ...{ host, where },
      invitedAt: now,
      leavesAt: leaves,
    });
    await syncStatus(tx, id);
    if (leaves <= now) await releaseAnswers(tx, id, terms, now);
    await audit(tx, actor, {
      action: "application.invite",
      object: { kind: "application", id },
      after: { times: proposed },
    });
    return { status: "stored" };
  });
}

export type Chosen =
  | { status: "stored" | "withdrawn" | "decided" | "past" | "taken" | "gone" }
  | { status: "limited"; retryAfter: number };

/** Books one of the times proposed last; mails a confirmation to the applicant and a notice to the operator. */
export async function chooseTime(
  db: Db,
  id: string,
  { time, minutes, notify }: { time: string; minutes: number; notify: string },
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
    const allowed = await take(tx, `application:time:${id}`, { capacity: 5, perSecond: 5 / 3_600 });
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
