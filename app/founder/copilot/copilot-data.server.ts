import { maySit, mustRead } from "../../../domain/startup/access.ts";
import { activityOf } from "../../../domain/deal/activity.server.ts";
import { closedMonth } from "../../../domain/kpi/check-in.ts";
import { readInsights } from "../../../domain/copilot/insights.server.ts";
import { alertsNow, openAlerts, thresholdsOf } from "../../../domain/kpi/alert.server.ts";
import type { InsightKind } from "../../../domain/copilot/message.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { isNewHere } from "../../../domain/onboarding/onboarding.server.ts";
import { personByEmail } from "../../../domain/person/person.server.ts";
import { waitingRequests } from "../../../domain/introduction/received.server.ts";
import { isOpen, type Right } from "../../../domain/plan/rights.ts";
import { mayStartTrial, trialUntil } from "../../../domain/plan-grant/trial.server.ts";
import { publicationOf } from "../../../domain/publication/publication.server.ts";
import { weights } from "../../../domain/readiness/criterion.ts";
import { lastScanOf, type Scan } from "../../../domain/readiness/readiness.server.ts";
import { bandOf, founderCompletion, isFounderProfileComplete } from "../../../domain/startup/completion.ts";
import { type FounderProfile, missingOf, stepOf } from "../../../domain/startup/founder-profile.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { ownSessions } from "../../../domain/pitch-session/own-sessions.server.ts";
import { ownTurn } from "../../../domain/session-day/own-turn.server.ts";
import { rightWords } from "../../pricing/right-words.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";
import { shownApplications } from "../applications.server.ts";
import { isInProgramme } from "../../../domain/meeting/programme.server.ts";
import { nextTimes } from "../../../domain/meeting/times.server.ts";
import { type ListedMentor, matchedMentors } from "../mentors/matched.server.ts";
import { type Action, actionsOf } from "../next-step.ts";
import { ownRecords } from "../own-records.server.ts";
import { founderProfileWords } from "../profile-words.ts";
import { welcomeWords } from "../welcome/words.ts";
import { founderWords } from "../words.ts";
import { comparedPlans } from "./elite-teaser.tsx";
import { talkData } from "./talk-data.server.ts";
import { cockpitDates } from "./cockpit-dates.ts";
import { ownEvents } from "./own-events.server.ts";

/** The latest month and three earlier months, because changes are compared over three months. */
const shownMonths = 4;

/** Returns the insights whose subject already appears as the next step or in the list of changes. */
const coveredInsights = (action: Action, { mrrInThreeMonths, cacInThreeMonths }: Figures): InsightKind[] => [
  ...(action.what === "runway" || action.what === "cash" ? (["cash"] as const) : []),
  ...(mrrInThreeMonths === null ? [] : (["mrr"] as const)),
  ...(cacInThreeMonths === null ? [] : (["cac"] as const)),
];

/** Returns the name of each offered right, and which of the plans Free and Elite include the right. */
const rightsCompared = (lang: Lang) =>
  (Object.entries(rightWords.in(lang)) as [Right, string][]).map(([right, name]) => ({
    name,
    includedIn: comparedPlans.filter((plan) => isOpen(plan, right)),
  }));

type Matching = { scan: Scan | null; profile: FounderProfile; lang: Lang; asksMentors: boolean };

/** When the plan does not include mentors, returns only the mentors that the founder has already contacted. */
async function listedMentors(
  db: Db,
  actor: Actor,
  content: Content,
  { scan, profile, lang, asksMentors }: Matching,
): Promise<ListedMentor[] | null> {
  const available = scan && asksMentors ? content.list("mentor", lang).filter((mentor) => mentor.available) : [];
  const [matched, next] = await Promise.all([
    matchedMentors(db, actor, content, { scan, profile, lang }),
    nextTimes(
      db,
      available.map(({ id }) => ({ id, kind: "mentor" })),
    ),
  ]);
  if (!asksMentors) return (matched ?? []).flatMap((mentor) => (mentor.request ? { ...mentor, next: null } : []));
  return matched && matched.map((mentor) => ({ ...mentor, next: next.get(mentor.id) ?? null }));
}

export async function copilotData(args: RouteArgs & { url: URL }) {
  const { context } = args;
  const { actor } = requireActor(args, "founder");
  const { viewer } = actor;
  const startup = mustRead(actor);
  const { db, content, env, lang } = context.get(services);
  const today = parisDay(new Date());
  const isOwner = maySit(actor, "owner");
  const own = ownRecords(args);
  const [plan, { profile }] = await Promise.all([own.plan, own.profile]);
  const opened = (right: Right) => isOpen(plan.plan, right);
  const isElite = opened("insights");
  const isPublishable = opened("publication") && isFounderProfileComplete(profile);
  const [
    [
      applications,
      inProgramme,
      figures,
      thresholds,
      open,
      scan,
      { next: session, last, hasApplied, open: takes },
      isNew,
      trialEnds,
      account,
    ],
    [activity, publication, erasure, requests, turn, talk],
  ] = await Promise.all([
    Promise.all([
      shownApplications(context.get(services), actor, lang),
      isInProgramme(db, startup),
      figuresOf(db, startup),
      thresholdsOf(db, startup),
      isElite ? openAlerts(db, startup) : [],
      lastScanOf(db, startup),
      ownSessions(db, actor, content.list("event", lang)),
      isNewHere(db, actor),
      trialUntil(db, actor),
      personByEmail(db, viewer.email),
    ]),
    Promise.all([
      opened("view-counts") ? activityOf(db, actor) : null,
      isPublishable ? publicationOf(db, startup) : null,
      own.erasure,
      waitingRequests(db, actor),
      ownTurn(db, actor, content.list("event", lang)),
      opened("copilot") ? talkData(db, actor, env, lang) : null,
    ]),
  ]);
  const chat = inProgramme ? content.site.chatWorkspaceLink || null : null;
  const alerts = alertsNow(open, figures);
  const mayPublish = isOwner && isPublishable && !erasure && publication?.withdrawnAt !== null;
  const completion = founderCompletion(profile);
  const missing = missingOf(profile);
  const [action] = actionsOf({
    ...{ today, applications, inProgramme, chat, figures, alerts, thresholds, mayPublish, requests },
    mayEdit: maySit(actor, "editor"),
    hasScan: scan !== null,
    missing: missing.length,
    firstStep: missing[0] ? stepOf(missing[0]) : 1,
  });
  const { latest } = figures;
  const requestedPlan = account?.requestedPlan ?? null;
  const isProven = account?.emailVerified ?? false;
  const asksMentors = opened("mentors");
  const [mentors, insights, events, mayTry] = await Promise.all([
    listedMentors(db, actor, content, { scan, profile, lang, asksMentors }),
    isElite ? readInsights(db, actor, { figures, thresholds, covered: coveredInsights(action, figures) }) : [],
    ownEvents(db, actor, content, { lang, isProven }),
    requestedPlan === "elite" && mayStartTrial(db, actor),
  ]);
  const asksFor = closedMonth(today);
  const { done, about } = doneIn(args);
  const words = founderWords.in(lang);
  const successes: Partial<Record<string, typeof words.updated>> = {
    profile: words.updated,
    welcome: words.welcomed,
    ...(trialEnds && { trial: words.tried(formats[lang].date(trialEnds)) }),
  };
  return {
    title: founderWords.in(lang).metadata,
    /**
     * The title of the welcome dialog, which opens at the first visit; null once the onboarding was completed or
     * skipped.
     */
    welcome: isNew ? welcomeWords.in(lang).title : null,
    firstName: viewer.firstName,
    band: bandOf(completion.rate),
    missing: completion.missing.map((name) => founderProfileWords.in(lang).labels[name]),
    applications,
    inProgramme,
    chat,
    action,
    isElite,
    figures: { ...figures, history: figures.history.slice(-shownMonths) },
    alerts,
    score: scan && scan.score,
    isGrowthMet:
      scan?.findings.some(({ criterion, points }) => criterion === "growth" && points === weights.growth) ?? false,
    activity,
    requests,
    mentors,
    requestedMentor: done === "mentor" ? mentors?.find(({ id }) => id === about)?.name : undefined,
    asksMentors,
    thresholds: isElite ? thresholds : null,
    late: latest && latest.month < asksFor ? asksFor : null,
    dates: cockpitDates({
      today,
      latest,
      session,
      hasApplied,
      planUntil: plan.until,
      trialUntil: trialEnds,
      events,
    }),
    plan,
    isOwner,
    trialUntil: trialEnds,
    requestedPlan,
    mayTry,
    sessions: { next: session, last },
    turn,
    hasApplied,
    mayApplyToPitch: takes !== null,
    pitchForm: env.PITCH_FORM_URL ?? null,
    notice: successes[done] ?? null,
    insights,
    /** The list of insights remains expanded after the founder dismissed an insight. */
    isInsightsOpen: done === "insight",
    nextStepAlert: alerts.find(({ kind }) => kind === action.what)?.kind ?? null,
    talk,
    rights: opened("copilot") ? [] : rightsCompared(lang),
    today,
  };
}

export type CopilotData = Awaited<ReturnType<typeof copilotData>>;
