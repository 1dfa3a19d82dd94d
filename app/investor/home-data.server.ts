import { dealFilterIn } from "../../domain/deal/deal.ts";
import { countDeals, dealsFor } from "../../domain/deal/deals.server.ts";
import { currentIntroductions, type SentIntroduction } from "../../domain/introduction/sent.server.ts";
import { investorCompletion, isInvestorProfileComplete } from "../../domain/investor/investor-profile.ts";
import { readInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { ownRegistrations } from "../../domain/investor/registrations.server.ts";
import { isNewHere } from "../../domain/onboarding/onboarding.server.ts";
import { verdictOn } from "../../domain/person/state.server.ts";
import { ownSeat, seatsOf } from "../../domain/session-seat/own.server.ts";
import { endOf, seatState } from "../../domain/session-seat/session-seat.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../paths.ts";
import { sessionsNow } from "../pitch-session/embed.server.ts";
import { services } from "../context/context.server.ts";
import { doneIn } from "../shell/done.server.ts";
import { requireActor, type RouteArgs } from "../shell/require.server.ts";
import { answerDueAt } from "./answer-due.server.ts";
import { investorWords } from "./words.ts";

/** The number of best matches in the list; a link leads to all published startups. */
const shownDeals = 5;

export async function homeData(args: RouteArgs & { url: URL }) {
  const { actor } = requireActor(args, "investor");
  const { viewer } = actor;
  const { db, content, env, lang } = args.context.get(services);
  const { profile } = await readInvestorProfile(db, actor);
  const { email, firstName, lastName, approved } = viewer;
  const deals = approved ? (await dealsFor(db, actor, dealFilterIn(new URLSearchParams()), {})).rows : [];
  const { coming, last } = await sessionsNow(db, content, lang);
  // An investor's seat doesn't depend on whether the session takes applications.
  const now = new Date();
  const next = coming.find((session) => now < endOf(session)) ?? null;
  const seat =
    approved && next ? seatState(await seatsOf(db, next), (await ownSeat(db, actor, next.id))?.state, next, now) : null;
  return {
    title: investorWords.in(lang).title,
    name: [firstName, lastName].filter(Boolean).join(" "),
    firstName,
    email,
    isNew: await isNewHere(db, actor),
    verdict: await verdictOn(db, viewer.id),
    answerDueAt: approved ? null : await answerDueAt(db, actor, content),
    startups: approved ? (await countDeals(db, actor)).all : 0,
    deals: deals.slice(0, shownDeals),
    introductions: approved ? (await currentIntroductions(db, actor)).flatMap((each) => lineOf(each) ?? []) : [],
    profile,
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    registrations: await ownRegistrations(db, actor),
    sessions: { next, last },
    seat,
    mayAsk: (seat === "none" || seat === "full") && next && next.startsOn > parisDay(now) ? seat : null,
    register: env.INVESTOR_FORM_URL ?? pathOf("investor-registration"),
    updated: doneIn(args).done === "profile",
  };
}

/** Returns who must act next or the meeting's time, or null when nothing is left to do. */
export function lineOf(request: SentIntroduction, now = new Date()) {
  const {
    id,
    startupName: startup,
    state,
    proposed,
    answer,
    speaker,
    meeting,
    slots,
    asksOutcome,
    outcome,
    expiresAt,
  } = request;
  const line = { id, startup, at: expiresAt, minutes: 0 };
  if (state === "sent")
    return answer === "no"
      ? null
      : { ...line, turn: proposed && answer === null ? ("answer" as const) : ("wait" as const) };
  if (meeting && meeting.startsAt > now)
    return { ...line, turn: "meeting" as const, at: meeting.startsAt, minutes: meeting.minutes };
  if (slots.length > 0) return { ...line, turn: "pick" as const };
  if (asksOutcome) return outcome ? null : { ...line, turn: "outcome" as const };
  return meeting ? null : { ...line, turn: speaker ? ("write" as const) : ("left" as const) };
}

export type HomeData = Awaited<ReturnType<typeof homeData>>;
