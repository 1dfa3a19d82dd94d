import { and, desc, eq, isNotNull, not, or, sql } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { Submission } from "../lead/submission.ts";
import { lead } from "../lead/lead.table.ts";
import { maySit, mustOwn, mustRead } from "../startup/access.ts";
import { mustStillOwn } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { lastScanOf } from "../readiness/readiness.server.ts";
import { planOf } from "../plan-grant/current-plan.server.ts";
import { sessionAsked } from "./answer.server.ts";
import { founderOf } from "./founder-of.server.ts";
import { fullSessions, isTaken, wasTakenBack, wasTakenBackByUs } from "./places-taken.server.ts";
import { agreedFor, isIncluded } from "./settled-fees.server.ts";
import type { PlaceFee } from "./participation-fee.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { hasPlaceAt } from "./session-place.server.ts";
import { sessionPlace } from "./session-place.table.ts";
import { sessionsToCome } from "./pitch-session.ts";
import { whatItCountsFor } from "./session-to-apply-for.ts";

const placed = and(eq(sessionPlace.leadId, lead.id), isTaken);

/** Leaves out applications from the public form that never had a place or an answer: strangers may have sent them. */
export async function ownPitchApplications(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  const rows = await db
    .select({
      session: sessionAsked,
      place: sessionPlace.session,
      score: pitchApplication.score,
      sentAt: lead.createdAt,
      isOwn: sql<boolean>`${pitchApplication.lead} is not null`,
      refusedAt: pitchAnswer.answeredAt,
      hadPlace: wasTakenBack,
      isIncluded: isIncluded(now),
      amount: participationFee.amount,
      agreedAt: participationFee.agreedAt,
    })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionPlace, placed)
    .leftJoin(pitchAnswer, eq(pitchAnswer.lead, lead.id))
    .leftJoin(participationFee, agreedFor)
    .where(
      and(
        ...[eq(lead.form, "pitch-application"), eq(lead.spam, false), eq(founderOf, founder)],
        or(isNotNull(pitchApplication.lead), isNotNull(sessionPlace.id), isNotNull(pitchAnswer.lead), wasTakenBackByUs),
      ),
    )
    .orderBy(sql`${sessionPlace.id} is null`, sql`${pitchApplication.lead} is null`, desc(lead.createdAt));
  return rows.map(({ refusedAt, hadPlace, isIncluded: included, amount, agreedAt, ...row }) => ({
    ...row,
    /** True if the application was rejected and has no place at a session. */
    isRefused: refusedAt !== null && row.place === null,
    /** True if the last news about the application is that its place was taken back. */
    isTakenBack: hadPlace && refusedAt === null && row.place === null,
    fee: {
      isIncluded: included,
      agreed: amount === null || agreedAt === null ? null : { amount, agreedAt },
    } satisfies PlaceFee,
  }));
}

type OwnApplication = Awaited<ReturnType<typeof ownPitchApplications>>[number];

/** Checks whether the startup has applied to a session or has a place there, so that it cannot apply again. */
export const hasAppliedTo = (applications: readonly OwnApplication[], session: string) =>
  applications.some(
    (each) =>
      (each.session === session || each.place === session) && (each.isOwn || !(each.isRefused || each.isTakenBack)),
  );

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn" | "capacity">;

/** Returns the sessions to come that the startup has applied to. A startup's reader does not apply for it. */
export async function sessionsAppliedTo<Named extends Session>(
  db: Db,
  actor: Actor,
  sessions: readonly Named[],
  now = new Date(),
) {
  const applications = maySit(actor, "editor") ? await ownPitchApplications(db, actor, now) : [];
  return sessionsToCome(sessions, parisDay(now)).filter(({ id }) => hasAppliedTo(applications, id));
}

/** Returns what an application of the public form counts for, and which sessions are full. */
export async function sessionForSender<Named extends Session>(
  db: Db,
  sessions: readonly Named[],
  applied: readonly Named[],
  now = new Date(),
) {
  const full = await fullSessions(db, sessions);
  return { ...whatItCountsFor(sessions, { applied, full }, now), full };
}

type PitchRequest = {
  session: string;
  threshold: number;
  feeText: string;
  submission: Omit<Submission, "form" | "begin" | "email" | "account">;
};

export type PitchApplied =
  | { status: "stored" }
  | { status: "limited"; retryAfter: number }
  | { status: "not-ready" | "already" };

class AlreadyApplied extends Error {}

/** A startup can apply once per session, and only while the startup has no place at the session. */
export async function applyToPitch(
  db: Db,
  actor: Actor,
  secret: string,
  { session, threshold, feeText, submission }: PitchRequest,
  now = new Date(),
): Promise<PitchApplied> {
  const founder = mustOwn(actor);
  const scan = await lastScanOf(db, founder);
  if (!scan || scan.score < threshold) return { status: "not-ready" };
  const { plan } = await planOf(db, founder, now);
  try {
    const stored = await submitLead(
      db,
      secret,
      {
        ...submission,
        form: "pitch-application",
        email: actor.viewer.email,
        account: actor.viewer.id,
        payload: { ...submission.payload, session },
        async begin(tx, { id }) {
          await lockStartup(tx, founder);
          await mustStillOwn(tx, actor);
          if (await hasPlaceAt(tx, session, founder)) throw new AlreadyApplied();
          const [tied] = await tx
            .insert(pitchApplication)
            .values({ lead: id, founder, session, scan: scan.id, score: scan.score, plan, feeText, sentAt: now })
            .onConflictDoNothing()
            .returning();
          if (!tied) throw new AlreadyApplied();
          return undefined;
        },
      },
      now.getTime(),
    );
    return stored.status === "limited" ? stored : { status: "stored" };
  } catch (error) {
    if (error instanceof AlreadyApplied) return { status: "already" };
    throw error;
  }
}

/** Checks whether an application of the startup has or had a place or an answer. */
export async function hasPitchNews(db: Db, founder: string) {
  const theirs = and(eq(lead.form, "pitch-application"), eq(founderOf, founder));
  const [found] = await db
    .select({ id: lead.id })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(theirs, or(not(neverPlaced), not(neverAnswered))))
    .limit(1);
  return found !== undefined;
}

/**
 * Deletes a closing startup's applications that never had a place or an answer. The others stay for the desk, but count
 * for no startup that their sender joins next.
 */
export async function endApplications(tx: Db, founder: string) {
  const theirs = await tx
    .select({ id: lead.id, isOpen: sql<boolean>`${and(isFromCockpit, neverPlaced, neverAnswered)}` })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(eq(lead.form, "pitch-application"), eq(founderOf, founder)));
  const idsOf = (isOpen: boolean) => theirs.filter((each) => each.isOpen === isOpen).map(({ id }) => id);
  await tx.delete(lead).where(isAmong(lead.id, idsOf(true)));
  await tx
    .update(lead)
    .set({ startupClosed: true })
    .where(isAmong(lead.id, idsOf(false)));
}

const isFromCockpit = isNotNull(pitchApplication.lead);
const neverPlaced = sql`not exists (select from ${sessionPlace} where ${sessionPlace.leadId} = ${lead.id})`;
const neverAnswered = sql`not exists (select from ${pitchAnswer} where ${pitchAnswer.lead} = ${lead.id})`;
