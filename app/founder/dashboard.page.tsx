import workspaceStyles from "../shell/workspace.css?url";
import { intakeNamed } from "../../domain/application/intake.ts";
import { intakeRule, promisedDelays } from "../../domain/application/facts.server.ts";
import { ownApplications } from "../../domain/application/founder-queries.server.ts";
import { standingOf } from "../../domain/application/standing.server.ts";
import { accessTokenFor } from "../../domain/application/access-token.server.ts";
import { lateWith, promisesOf } from "../../domain/application/promises.ts";
import { personByEmail } from "../../domain/person/person.server.ts";
import { bandOf, founderCompletion } from "../../domain/startup/completion.ts";
import { planOf } from "../../domain/plan-grant/plan-grant.server.ts";
import { missingOf, stepOf } from "../../domain/startup/founder-profile.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { pathOf } from "../paths.ts";
import { sessionsNow } from "../pitch-session/embed.server.ts";
import { services, visitor } from "../server/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import type { Route } from "./+types/dashboard.page.ts";
import { ApplicationList } from "./application-list.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { nextStepOf } from "./next-step.ts";
import { PlanPanel } from "./plan-panel.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import { FounderSession } from "./session-panel.tsx";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = requireActor({ request, context }, "founder");
  const { viewer } = by;
  const { db, content, env, secret } = context.get(services);
  const { lang } = context.get(visitor);
  const { profile, savedAt } = await readFounderProfile(db, by);
  const rule = intakeRule(content);
  const delays = promisedDelays(content);
  const applications = (await ownApplications(db, by)).map((found) => {
    const intake = intakeNamed(found.intake, rule);
    const standing = standingOf(found);
    const promises = promisesOf(found, intake, delays);
    return {
      pass: accessTokenFor("application", found.id, secret),
      companyName: found.answers.companyName,
      sentAt: found.sentAt,
      standing,
      intake,
      promises,
      late: lateWith(standing, promises, new Date()) !== null,
      callAsked: (found.call !== null && found.call.requestedAt > found.sentAt) || found.callAt !== null,
    };
  });
  const missing = missingOf(profile);
  const isAccepted = applications.some(({ standing }) => standing === "accepted");
  const chat = isAccepted ? content.site.chatWorkspaceLink || null : null;
  const completion = founderCompletion(profile);
  const account = await personByEmail(db, viewer.email);
  return {
    title: founderWords.in(lang).metadata,
    startup: profile.startup_name,
    // An account without names is spoken to by its e-mail; nothing is guessed from it.
    founder: profile.founder_name || [viewer.firstName, viewer.lastName].filter(Boolean).join(" ") || viewer.email,
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
    updated: savedAt !== null && new URL(request.url).searchParams.get("updated") === String(savedAt.getTime()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function FounderDashboard({ loaderData }: Route.ComponentProps) {
  const own = useWords(founderWords);
  const {
    startup,
    founder,
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
  } = loaderData;
  return (
    <div className="page workspace">
      <DashboardHead startup={startup} founder={founder} completion={completion} />
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
  );
}
