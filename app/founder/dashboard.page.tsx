import workspaceStyles from "../shell/workspace.css?url";
import { personByEmail } from "../../domain/person/person.server.ts";
import { savedCheckIn } from "../../domain/kpi/saved.server.ts";
import { bandOf, founderCompletion } from "../../domain/startup/completion.ts";
import { planOf } from "../../domain/plan-grant/plan-grant.server.ts";
import { missingOf, stepOf } from "../../domain/startup/founder-profile.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { pathOf } from "../paths.ts";
import { sessionsNow } from "../pitch-session/embed.server.ts";
import { services, visitor } from "../server/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { formats } from "../../platform/language/format.ts";
import { useCockpit } from "./use-cockpit.ts";
import { requireActor } from "../shell/require.server.ts";
import type { Route } from "./+types/dashboard.page.ts";
import { SavedLine } from "./check-in/saved-line.tsx";
import { ApplicationList } from "./application-list.tsx";
import { shownApplications } from "./applications.server.ts";
import { CockpitHead } from "./cockpit-head.tsx";
import { CompletionRuler } from "./completion-ruler.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { nextStepOf } from "./next-step.ts";
import { PlanPanel } from "./plan-panel.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import { FounderSession } from "./session-panel.tsx";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(asked: Route.LoaderArgs) {
  const { request, context } = asked;
  const by = requireActor(asked, "founder");
  const { viewer } = by;
  const { db, content, env } = context.get(services);
  const { lang } = context.get(visitor);
  const { profile, savedAt } = await readFounderProfile(db, by);
  const applications = await shownApplications(asked.context.get(services), by);
  const missing = missingOf(profile);
  const isAccepted = applications.some(({ standing }) => standing === "accepted");
  const chat = isAccepted ? content.site.chatWorkspaceLink || null : null;
  const completion = founderCompletion(profile);
  const account = await personByEmail(db, viewer.email);
  return {
    title: founderWords.in(lang).metadata,
    startup: profile.startup_name,
    completion,
    band: bandOf(completion.rate),
    firstStep: missing[0] ? stepOf(missing[0]) : 1,
    missing: missing.length,
    applications,
    chat,
    next: nextStepOf({ missing: missing.length, applications, chat }),
    plan: await planOf(db, viewer.id),
    requestedPlan: account?.requestedPlan ?? null,
    sessions: await sessionsNow(db, content, lang),
    apply: env.PITCH_FORM_URL ?? pathOf("pitch-application"),
    checkIn: await savedCheckIn(db, by, new URL(request.url).searchParams.get("check-in") ?? ""),
    updated: savedAt !== null && new URL(request.url).searchParams.get("updated") === String(savedAt.getTime()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export default function FounderDashboard({ loaderData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const own = useWords(founderWords);
  const { day } = useCockpit();
  const {
    startup,
    completion,
    band,
    applications,
    chat,
    next,
    plan,
    requestedPlan,
    sessions,
    apply,
    updated,
    checkIn,
  } = loaderData;
  return (
    <>
      <CockpitHead title={startup || own.dashboard} context={capital(formats[lang].month(day))}>
        <CompletionRuler completion={completion} />
      </CockpitHead>
      <div className="cockpit-work">
        {checkIn && <SavedLine saved={checkIn} />}
        {updated && <StatusLine tone="good" {...own.updated} />}
        <ProfileBanner band={band} completion={completion} />
        <div className="workspace-columns">
          <div className="workspace-main">
            <NextStepPanel next={next} missing={loaderData.missing} firstStep={loaderData.firstStep} />
            <ApplicationList applications={applications} />
          </div>
          <div className="workspace-side">
            <FounderSession sessions={sessions} apply={apply} />
            <PlanPanel plan={plan} requested={requestedPlan} chat={chat} />
          </div>
        </div>
      </div>
    </>
  );
}
