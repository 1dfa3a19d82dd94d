import { mustRead } from "../../../domain/startup/access.ts";
import { activityOf } from "../../../domain/deal/activity.server.ts";
import { closedMonth } from "../../../domain/kpi/check-in.ts";
import { readInsights } from "../../../domain/copilot/insights.server.ts";
import { openAlerts, thresholdsOf } from "../../../domain/kpi/alert.server.ts";
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
import { lastScanOf } from "../../../domain/readiness/readiness.server.ts";
import { bandOf, founderCompletion, isFounderProfileComplete } from "../../../domain/startup/completion.ts";
import { missingOf, stepOf } from "../../../domain/startup/founder-profile.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { ownTurn } from "../../../domain/session-day/own-turn.server.ts";
import { rightWords } from "../../pricing/right-words.ts";
import { sessionsNow } from "../../pitch-session/embed.server.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";
import { shownApplications } from "../applications.server.ts";
import { isInProgramme } from "../../../domain/meeting/programme.server.ts";
import { nextTimes } from "../../../domain/meeting/times.server.ts";
import { matchedMentors } from "../mentors/matched.server.ts";
import { type Action, actionsOf } from "../next-step.ts";
import { ownRecords } from "../own-records.server.ts";
import { founderProfileWords } from "../profile-words.ts";
import { welcomeWords } from "../welcome/words.ts";
import { founderWords } from "../words.ts";
import { comparedPlans } from "./elite-teaser.tsx";
import { talkData } from "./talk-data.server.ts";
import { cockpitDates } from "./cockpit-dates.ts";
import { ownEvents } from "./own-events.server.ts";

/** The number of months that the dashboard shows, enough to include the months with which changes are compared. */
const shownMonths = 4;

/** Returns the insights whose subject already appears as the next step or in the list of changes. */
const coveredInsights = (action: Action, { mrrInThreeMonths, cacInThreeMonths }: Figures): InsightKind[] => [
  ...(action.what === "runway" || action.what === "cash" ? (["cash"] as const) : []),
  ...(mrrInThreeMonths === null ? [] : (["mrr"] as const)),
  ...(cacInThreeMonths === null ? [] : (["cac"] as const)),
];

/** Returns each offered right with those of the two plans that include it. */
const rightsCompared = (lang: Lang) =>
  (Object.entries(rightWords.in(lang)) as [Right, string][]).map(([right, name]) => ({
    name,
    includedIn: comparedPlans.filter((plan) => isOpen(plan, right)),
  }));

export async function copilotData(args: RouteArgs & { url: URL }) {
  const { context } = args;
  const { actor } = requireActor(args, "founder");
  const { viewer } = actor;
  const startup = mustRead(actor);
  const { db, content, env, lang } = context.get(services);
  const today = parisDay(new Date());
  const own = ownRecords(args);
  const plan = await own.plan;
  const isElite = isOpen(plan.plan, "insights");
  const { profile } = await own.profile;
  const applications = await shownApplications(context.get(services), actor, lang);
  const inProgramme = await isInProgramme(db, startup);
  const chat = inProgramme ? content.site.chatWorkspaceLink || null : null;
  const figures = await figuresOf(db, startup);
  const thresholds = await thresholdsOf(db, startup);
  const alerts = isElite ? await openAlerts(db, startup) : [];
  const scan = await lastScanOf(db, startup);
  const activity = isOpen(plan.plan, "view-counts") ? await activityOf(db, actor) : null;
  const mayPublish =
    isOpen(plan.plan, "publication") &&
    isFounderProfileComplete(profile) &&
    !(await own.erasure) &&
    (await publicationOf(db, startup))?.withdrawnAt !== null;
  const sessions = await sessionsNow(db, content, lang);
  const completion = founderCompletion(profile);
  const missing = missingOf(profile);
  const [action] = actionsOf({
    ...{ today, applications, inProgramme, chat, figures, alerts, thresholds, mayPublish },
    hasScan: scan !== null,
    missing: missing.length,
    firstStep: missing[0] ? stepOf(missing[0]) : 1,
  });
  const { latest } = figures;
  const asksMentors = isOpen(plan.plan, "mentors");
  const matched = await matchedMentors(db, actor, content, profile, lang);
  // Earlier requests to mentors remain visible when the plan no longer includes mentors.
  const listed = asksMentors ? matched : (matched ?? []).filter(({ request }) => request);
  const available = asksMentors ? (listed ?? []).filter(({ available }) => available) : [];
  const next = await nextTimes(
    db,
    available.map(({ id }) => ({ id, kind: "mentor" })),
  );
  const mentors = listed && listed.map((mentor) => ({ ...mentor, next: next.get(mentor.id) ?? null }));
  const asksFor = closedMonth(today);
  const isNew = await isNewHere(db, actor);
  const { done, about } = doneIn(args);
  const trialEnds = await trialUntil(db, actor);
  const account = await personByEmail(db, viewer.email);
  const requestedPlan = account?.requestedPlan ?? null;
  const isProven = account?.emailVerified ?? false;
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
    requests: await waitingRequests(db, actor),
    mentors,
    requestedMentor: done === "mentor" ? mentors?.find(({ id }) => id === about)?.name : undefined,
    asksMentors,
    thresholds: isElite ? thresholds : null,
    late: latest && latest.month < asksFor ? asksFor : null,
    dates: cockpitDates({
      today,
      latest,
      session: sessions.next ?? null,
      planUntil: plan.until,
      events: await ownEvents(db, actor, content, { lang, isProven }),
    }),
    plan,
    trialUntil: trialEnds,
    requestedPlan,
    mayTry: requestedPlan === "elite" && (await mayStartTrial(db, actor)),
    sessions,
    turn: await ownTurn(db, actor, content.list("event", lang)),
    pitchForm: env.PITCH_FORM_URL ?? null,
    notice: successes[done] ?? null,
    insights: isElite ? await readInsights(db, actor, coveredInsights(action, figures)) : [],
    /** The list of insights remains expanded after the founder dismissed an insight. */
    isInsightsOpen: done === "insight",
    nextStepAlert: alerts.find(({ kind }) => kind === action.what)?.kind ?? null,
    talk: isOpen(plan.plan, "copilot") ? await talkData(db, actor, env, lang) : null,
    rights: isOpen(plan.plan, "copilot") ? [] : rightsCompared(lang),
    today,
  };
}

export type CopilotData = Awaited<ReturnType<typeof copilotData>>;
