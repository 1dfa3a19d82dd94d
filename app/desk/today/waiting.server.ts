import { placesTaken } from "../../../domain/application/intake-queries.server.ts";
import { intakeRule, promisedDelays } from "../../../domain/application/facts.server.ts";
import { intakesToBegin } from "../../../domain/application/intake.ts";
import { callsWithoutHost, countApplications, waitlistedIn } from "../../../domain/application/counts.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { numberOf } from "../../../domain/content/fact-value.ts";
import { decksReported } from "../../../domain/deck/report.server.ts";
import { datesOwedToInvestors, registrationsToAnswer } from "../../../domain/investor/registrations.server.ts";
import { leadsOfDay, messagesToAnswer, untoldLeads } from "../../../domain/lead/count.server.ts";
import { mentorRequestsWaiting } from "../../../domain/mentor/mentor-request.server.ts";
import { heldDeliveries, stuckByCause } from "../../../domain/outbox/counts.server.ts";
import { investorsWaiting, plansAskedFor } from "../../../domain/person/waiting.server.ts";
import { askersWhoMayTry } from "../../../domain/plan-grant/trial-taken.server.ts";
import { requestsToAnswer } from "../../../domain/privacy/register.server.ts";
import { publicationsToReview } from "../../../domain/publication/read-reviews.server.ts";
import { sessionsOver } from "../../../domain/session-record/record.server.ts";
import { reviewHours } from "../../../domain/publication/publication.ts";
import { countSeatsToGive } from "../../../domain/session-seat/desk.server.ts";
import { reviewDays } from "../../../domain/readiness/levels.server.ts";
import { reviewsToAnswer } from "../../../domain/readiness/review.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { may, type TeamRight } from "../../../domain/team/rights.ts";
import { ask, known, type Question } from "../../../platform/db/ask.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";

/** Waiting work of one kind; `since` is the date of the oldest item. */
export type Waiting = { count: number; late: number; since: Date | null; due: Due };

type Due = { promised: number; hoursLeft: number } | null;

const hour = 3_600_000;

const alone = (count: number): Waiting => ({ count, late: 0, since: null, due: null });

/** The hours left are negative when the accelerator's team is late. */
function counted(since: Date | null, promised: number): Due {
  return since && { promised, hoursLeft: (since.getTime() + promised * hour - Date.now()) / hour };
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Counts the waiting-list applications whose intake still has a place; `waiting` contains each application's intake id.
 */
async function couldBeAccepted(db: Db, content: Content, waiting: string[]) {
  if (waiting.length === 0) return 0;
  const places = numberOf(content, "intake.monthly_places");
  const taken = await placesTaken(db, [...new Set(waiting)]);
  return waiting.filter((intake) => (taken.get(intake) ?? 0) < places).length;
}

async function sessionsToClose(db: Db, actor: Actor, content: Content) {
  if (!may(actor, "sessions")) return 0;
  const over = await sessionsOver(db, actor, content.list("event", "fr"));
  return over.filter(({ state }) => state === "to-close").length;
}

const none = { count: 0, since: null };
const noneLate = { ...none, late: 0 };

/** Returns the waiting work by kind; kinds for which the signed-in team member has no right count as zero. */
export async function whatWaits(db: Db, actor: Actor, content: Content) {
  const delays = promisedDelays(content);
  const hours = numberOf(content, "investors.answer");
  const days = reviewDays(content);
  const answerIfAllowed = <Answer>(right: TeamRight, question: () => Question<Answer>, nothing: NoInfer<Answer>) =>
    may(actor, right) ? question() : known(nothing);
  const triers = may(actor, "plans") ? await askersWhoMayTry(db) : [];
  const intakes = intakesToBegin(new Date(), intakeRule(content)).map(({ id }) => id);
  const {
    first,
    times,
    final,
    late,
    registrations,
    investors,
    reviews,
    publications,
    mentors,
    messages,
    privacy,
    ...found
  } = await ask(db, {
    first: answerIfAllowed("applications", () => countApplications("first", delays, actor), none),
    times: answerIfAllowed("applications", () => countApplications("times", delays, actor), none),
    hostless: answerIfAllowed("applications", () => callsWithoutHost(actor), { count: 0, next: null }),
    final: answerIfAllowed("applications", () => countApplications("final", delays, actor), none),
    late: answerIfAllowed("applications", () => countApplications("late", delays, actor), none),
    leaving: answerIfAllowed("applications", () => countApplications("held", delays, actor), none),
    waitlisted: answerIfAllowed("applications", () => waitlistedIn(intakes, actor), []),
    registrations: answerIfAllowed("contacts", () => registrationsToAnswer(hours, actor), noneLate),
    sessionDates: answerIfAllowed("contacts", () => datesOwedToInvestors(actor), none),
    messages: answerIfAllowed("contacts", () => messagesToAnswer(actor), none),
    ofDay: answerIfAllowed("contacts", () => leadsOfDay(actor), []),
    untold: answerIfAllowed("contacts", () => untoldLeads(actor), 0),
    investors: answerIfAllowed("accounts", () => investorsWaiting(hours, actor), noneLate),
    plans: answerIfAllowed("plans", () => plansAskedFor(triers, actor), { count: 0, only: null }),
    reviews: answerIfAllowed("startups", () => reviewsToAnswer(days, actor), noneLate),
    publications: answerIfAllowed("startups", () => publicationsToReview(actor), noneLate),
    reported: answerIfAllowed("startups", () => decksReported(actor), none),
    mentors: answerIfAllowed("startups", () => mentorRequestsWaiting(actor), none),
    privacy: answerIfAllowed("privacy", () => requestsToAnswer(actor), noneLate),
    stuck: answerIfAllowed("deliveries", () => stuckByCause(actor), []),
    held: answerIfAllowed("deliveries", () => heldDeliveries(actor), 0),
  });
  const firstSince = moment(first.since);
  const publishedSince = moment(publications.since);
  const registeredSince = moment(registrations.since);
  return {
    promised: { application: delays.firstAnswer, investor: hours, decisionWeeks: delays.finalDecision, review: days },
    waiting: {
      first: { count: first.count, late: 0, since: firstSince, due: counted(firstSince, delays.firstAnswer) },
      times: alone(times.count),
      hostless: alone(found.hostless.count),
      final: { count: final.count, late: 0, since: moment(final.since), due: null },
      late: { count: late.count, late: late.count, since: moment(late.since), due: null },
      registrations: { ...registrations, since: registeredSince, due: counted(registeredSince, hours) },
      sessionDates: { ...alone(found.sessionDates.count), since: moment(found.sessionDates.since) },
      investors: { ...investors, since: moment(investors.since), due: null },
      plans: alone(found.plans.count),
      reviews: { ...reviews, since: moment(reviews.since), due: null },
      publications: { ...publications, since: publishedSince, due: counted(publishedSince, reviewHours) },
      reported: { ...alone(found.reported.count), since: moment(found.reported.since) },
      mentors: { ...alone(mentors.count), since: moment(mentors.since) },
      messages: { ...alone(messages.count), since: moment(messages.since) },
      privacy: { ...privacy, since: moment(privacy.since), due: null },
      leaving: alone(found.leaving.count),
      seatsToGive: alone(may(actor, "sessions") ? await countSeatsToGive(db, actor, content.list("event", "fr")) : 0),
      closings: alone(await sessionsToClose(db, actor, content)),
      freePlaces: alone(await couldBeAccepted(db, content, found.waitlisted)),
      leads: alone(found.ofDay.reduce((sum, { count }) => sum + count, 0)),
      untold: alone(found.untold),
      stuck: alone(found.stuck.reduce((sum, { count }) => sum + count, 0)),
      held: alone(found.held),
    } satisfies Record<string, Waiting>,
    ofDay: found.ofDay,
    causes: found.stuck,
    asksAlone: found.plans.only,
    hostlessNext: found.hostless.next,
  };
}
