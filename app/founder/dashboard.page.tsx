import { closedMonth } from "../../domain/kpi/check-in.ts";
import { openAlerts, thresholdsOf } from "../../domain/kpi/alert.server.ts";
import { figuresOf } from "../../domain/kpi/history.server.ts";
import { activityOf } from "../../domain/deal/views.server.ts";
import { isPublished } from "../../domain/publication/publication.server.ts";
import { lastScanOf } from "../../domain/readiness/readiness.server.ts";
import { savedCheckIn } from "../../domain/kpi/saved.server.ts";
import { personByEmail } from "../../domain/person/person.server.ts";
import { isOpen } from "../../domain/plan/rights.ts";
import { bandOf, founderCompletion, isFounderProfileComplete } from "../../domain/startup/completion.ts";
import { missingOf, stepOf } from "../../domain/startup/founder-profile.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { planOf } from "../../domain/plan-grant/plan-grant.server.ts";
import { formats } from "../../platform/language/format.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../paths.ts";
import { sessionsNow } from "../pitch-session/embed.server.ts";
import { services, visitor } from "../server/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import workspaceStyles from "../shell/workspace.css?url";
import type { Route } from "./+types/dashboard.page.ts";
import { ApplicationList } from "./application-list.tsx";
import { shownApplications } from "./applications.server.ts";
import { SavedLine } from "./check-in/saved-line.tsx";
import { CockpitHead } from "./cockpit-head.tsx";
import { CompletionRuler } from "./completion-ruler.tsx";
import { AlertsPanel } from "./copilot/alerts-panel.tsx";
import { Changes } from "./copilot/changes.tsx";
import { cockpitDates } from "./copilot/cockpit-dates.ts";
import copilotStyles from "./copilot/copilot.css?url";
import { DatesRuler } from "./copilot/dates-ruler.tsx";
import { FigureSheet } from "./copilot/figure-sheet.tsx";
import { GeneratorsPanel } from "./copilot/generators-panel.tsx";
import { InsightsPanel } from "./copilot/insights-panel.tsx";
import { MetricsPanel } from "./copilot/metrics-panel.tsx";
import { VisibilityPanel } from "./copilot/visibility-panel.tsx";
import { TalkColumn } from "./copilot/talk-column.tsx";
import { copilotWords } from "./copilot/words.ts";
import { matchedMentors } from "./mentors/matched.server.ts";
import { MentorsPanel } from "./mentors/mentors-panel.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { actionsOf } from "./next-step.ts";
import { PlanPanel } from "./plan-panel.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import { FounderSession } from "./session-panel.tsx";
import { useCockpit } from "./use-cockpit.ts";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: copilotStyles },
];

/** The months that the sheet draws; those that changes are measured against are among them. */
const shownMonths = 4;

export async function loader(asked: Route.LoaderArgs) {
  const { request, context } = asked;
  const by = requireActor(asked, "founder");
  const { viewer } = by;
  const { db, content, env } = context.get(services);
  const { lang } = context.get(visitor);
  const { searchParams } = new URL(request.url);
  const today = parisDay(new Date());
  const plan = await planOf(db, viewer.id);
  const isElite = isOpen(plan.plan, "insights");
  const { profile, savedAt } = await readFounderProfile(db, by);
  const applications = await shownApplications(context.get(services), by);
  const isAccepted = applications.some(({ standing }) => standing === "accepted");
  const chat = isAccepted ? content.site.chatWorkspaceLink || null : null;
  const figures = await figuresOf(db, viewer.id);
  const thresholds = await thresholdsOf(db, viewer.id);
  const alerts = isElite ? await openAlerts(db, viewer.id) : [];
  const scan = await lastScanOf(db, viewer.id);
  const activity = isOpen(plan.plan, "view-counts") ? await activityOf(db, by) : null;
  const mayPublish =
    isOpen(plan.plan, "publication") && isFounderProfileComplete(profile) && !(await isPublished(db, viewer.id));
  const sessions = await sessionsNow(db, content, lang);
  const completion = founderCompletion(profile);
  const missing = missingOf(profile);
  const [action] = actionsOf({
    ...{ today, applications, chat, figures, alerts, thresholds, mayPublish },
    hasScan: scan !== null,
    missing: missing.length,
    firstStep: missing[0] ? stepOf(missing[0]) : 1,
  });
  const { latest } = figures;
  const asksFor = closedMonth(today);
  return {
    title: founderWords.in(lang).metadata,
    firstName: viewer.firstName,
    completion,
    band: bandOf(completion.rate),
    applications,
    chat,
    action,
    isElite,
    figures: { ...figures, history: figures.history.slice(-shownMonths) },
    alerts,
    score: scan && scan.score,
    activity,
    mentors: await matchedMentors(db, content, by, lang),
    asksMentors: isOpen(plan.plan, "mentors"),
    thresholds: isElite ? thresholds : null,
    late: latest && latest.month < asksFor ? asksFor : null,
    dates: cockpitDates({ today, latest, session: sessions.next ?? null, planUntil: plan.until }),
    plan,
    requestedPlan: (await personByEmail(db, viewer.email))?.requestedPlan ?? null,
    sessions,
    apply: env.PITCH_FORM_URL ?? pathOf("pitch-application"),
    checkIn: await savedCheckIn(db, by, searchParams.get("check-in") ?? ""),
    updated: savedAt !== null && searchParams.get("updated") === String(savedAt.getTime()),
    today,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export default function CopilotTab({ loaderData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const own = useWords(founderWords);
  const { locked } = useWords(copilotWords);
  const { startup } = useCockpit();
  const { completion, band, figures, alerts, thresholds, isElite, plan, chat, today } = loaderData;
  return (
    <div className="copilot">
      <div>
        <CockpitHead title={startup || own.dashboard} context={withCapital(formats[lang].month(today))}>
          <CompletionRuler completion={completion} />
        </CockpitHead>
        <div className="cockpit-work">
          {loaderData.checkIn && <SavedLine saved={loaderData.checkIn} />}
          {loaderData.updated && <StatusLine tone="good" {...own.updated} />}
          <NextStepPanel action={loaderData.action} />
          <FigureSheet figures={figures} alerts={alerts} thresholds={thresholds} />
          <Changes figures={figures} score={loaderData.score} activity={loaderData.activity} />
          <DatesRuler today={today} dates={loaderData.dates} />
          <ProfileBanner band={band} completion={completion} />
          <PlanPanel plan={plan} requested={loaderData.requestedPlan} chat={chat} />
          {isElite ? (
            <>
              <AlertsPanel alerts={alerts} />
              <InsightsPanel figures={figures} />
              <MetricsPanel figures={figures} />
            </>
          ) : (
            <p>{locked.line}</p>
          )}
          <VisibilityPanel activity={loaderData.activity} />
          <MentorsPanel mentors={loaderData.mentors} isOpen={loaderData.asksMentors} />
          <GeneratorsPanel />
          <div className="copilot-pair">
            <ApplicationList applications={loaderData.applications} />
            <FounderSession sessions={loaderData.sessions} apply={loaderData.apply} />
          </div>
        </div>
      </div>
      <TalkColumn isOpen={isElite} firstName={loaderData.firstName} latest={figures.latest} late={loaderData.late} />
    </div>
  );
}
