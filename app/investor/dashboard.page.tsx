import workspaceStyles from "../shell/workspace.css?url";
import { investorCompletion, isInvestorProfileComplete } from "../../domain/investor/investor-profile.ts";
import { readInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { ownRegistrations } from "../../domain/investor/registrations.server.ts";
import { nextSession } from "../../domain/pitch-session/pitch-session.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { services, visitor } from "../services.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { requireViewer } from "../shell/require.server.ts";
import { SessionPanel } from "../shell/session-panel.tsx";
import type { Route } from "./+types/dashboard.page.ts";
import { GreetingCard } from "./greeting-card.tsx";
import { InfoCards } from "./info-cards.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { titlesIn } from "./words.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer({ request, context }, "investor");
  const { db, content } = context.get(services);
  const { lang } = context.get(visitor);
  const { profile, savedAt } = await readInvestorProfile(db, viewer);
  const { approved, email, firstName, lastName } = viewer;
  return {
    title: titlesIn[lang].dashboard,
    name: [firstName, lastName].filter(Boolean).join(" "),
    firstName,
    email,
    approved,
    profile,
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    registrations: await ownRegistrations(db, viewer),
    session: nextSession(content.list("event", lang), parisDay(new Date())),
    updated: savedAt !== null && new URL(request.url).searchParams.get("updated") === String(savedAt.getTime()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function InvestorDashboard({ loaderData }: Route.ComponentProps) {
  const own = useWords("investor");
  const { name, firstName, email, approved, profile, completion, complete, registrations, session, updated } =
    loaderData;
  return (
    <div className="page workspace">
      <GreetingCard firstName={firstName || email} completion={completion} />
      {updated && <StatusLine tone="good" {...own.updated} />}
      {!approved && <StatusLine tone="warn" {...own.pending} />}
      <InfoCards name={name} email={email} profile={profile} />
      <div className="workspace-columns">
        <div className="workspace-main">
          <NextStepPanel complete={complete} registered={registrations.length > 0} approved={approved} />
          <section className="panel workspace-part">
            <h2>{own.opportunities.title}</h2>
            <p>{own.opportunities.none}</p>
          </section>
          <RegistrationList registrations={registrations} />
        </div>
        <div className="workspace-side">
          <SessionPanel session={session} />
        </div>
      </div>
      <p className="note">{own.risk}</p>
    </div>
  );
}
