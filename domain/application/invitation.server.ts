import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { emailJob, sendEmail } from "../delivery/send-email.server.ts";
import { answerLeads } from "../lead/status.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { tellOperator } from "./announce.server.ts";
import { type Application, lockApplication, isDecided, leadsOfApplication } from "./application.server.ts";
import { application, applicationDecision, applicationInvitation } from "./application.table.ts";
import { bookTime, callEventOf, cancelCall, takenTimes } from "./booking.server.ts";
import { type IntakeRule, intakeNamed } from "./intake.ts";
import { syncStatus } from "./status.server.ts";
import { applicationCallSetEmail, applicationInvitationEmail } from "./application.emails.server.ts";

/**
 * `reason` is filed with the first yes; a later invitation needs none. `anyway`: the team confirms times outside the
 * announced days or already proposed to another applicant.
 */
export type Invitation = { times: Date[]; where: string; minutes: number; reason: string; anyway: boolean };

/**
 * Why a time is questionable: booked by another application, outside the announced days, or proposed to another
 * applicant.
 */
export type TimeProblem = "taken" | "outside" | "proposed";

export type Invited =
  | { status: "stored" | "withdrawn" | "decided" | "gone" }
  /** Problems by instant. */
  | { status: "times"; problems: Map<string, TimeProblem> };

/** The times still open to choice in other applications. */
async function proposedElsewhere(db: Db, id: string) {
  const open = await db
    .selectDistinctOn([applicationInvitation.applicationId], { times: applicationInvitation.times })
    .from(applicationInvitation)
    .innerJoin(application, eq(application.id, applicationInvitation.applicationId))
    .where(and(eq(application.status, "call"), isNull(application.callAt), ne(application.id, id)))
    .orderBy(applicationInvitation.applicationId, desc(applicationInvitation.invitedAt));
  return new Set(open.flatMap(({ times }) => times));
}

async function problemsOf(db: Db, { id, intake }: Application, invitation: Invitation, rule: IntakeRule, now: Date) {
  const { interviewsFrom, interviewsTo } = intakeNamed(intake, rule);
  const isTaken = await takenTimes(db, id, invitation.minutes, now);
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

/** The meeting place in this team member's latest invitation; empty before the first. */
export async function rememberedPlace(db: Db, actor: Actor) {
  mustHave(actor, "applications");
  const [last] = await db
    .select({ where: applicationInvitation.where })
    .from(applicationInvitation)
    .where(eq(applicationInvitation.author, actor.viewer.id))
    .orderBy(desc(applicationInvitation.invitedAt))
    .limit(1);
  return last?.where ?? "";
}

/** Proposes times for the call by mail; the first invitation records the first yes. It cancels an upcoming call. */
export async function inviteToCall(
  db: Db,
  actor: Actor,
  id: string,
  { rule, ...invitation }: Invitation & { rule: IntakeRule },
  now = new Date(),
): Promise<Invited> {
  mustHave(actor, "applications");
  const author = actor.viewer.id;
  const { times, where, minutes, reason } = invitation;
  return db.transaction(async (tx): Promise<Invited> => {
    const found = await lockApplication(tx, id);
    if (!found) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    // Only the first yes takes a reason: a reason sent later shows that the sender has not seen the existing decision.
    if (isDecided(found) || (found.first && reason !== "")) return { status: "decided" };
    const problems = await problemsOf(tx, found, invitation, rule, now);
    if (problems.size > 0) return { status: "times", problems };
    if (!found.first)
      await tx
        .insert(applicationDecision)
        .values({ id: randomUUID(), applicationId: id, step: "first", verdict: "yes", author, reason, decidedAt: now });
    const proposed = [...new Set(times.map((time) => time.toISOString()))].sort();
    await tx
      .insert(applicationInvitation)
      .values({ id: randomUUID(), applicationId: id, author, times: proposed, where, invitedAt: now });
    const cancelled = await cancelCall(tx, found, now);
    await syncStatus(tx, id);
    await answerLeads(tx, actor, await leadsOfApplication(tx, id));
    const { lang, email } = found;
    const invited = applicationInvitationEmail.with({
      lang,
      application: id,
      times: proposed,
      where,
      minutes,
      ...(cancelled && { cancelled }),
    });
    await enqueue(tx, [emailJob(invited, { key: email, subject: id })]);
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
    const booked = await bookTime(tx, id, { startsAt: chosenTime, minutes, place: invitation.where }, now);
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
