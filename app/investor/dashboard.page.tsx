import workspaceStyles from "../shell/workspace.css?url";
import { Link } from "react-router";
import { countDeals } from "../../domain/deal/deals.server.ts";
import { investorCompletion, isInvestorProfileComplete } from "../../domain/investor/investor-profile.ts";
import { readInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { ownRegistrations } from "../../domain/investor/registrations.server.ts";
import { verdictOn } from "../../domain/person/state.server.ts";
import { isNewHere } from "../../domain/onboarding/onboarding.server.ts";
import { OpenAtOnce } from "../shell/signed-in/open-at-once.tsx";
import { pathOf } from "../paths.ts";
import { sessionsNow } from "../pitch-session/embed.server.ts";
import { services, visitor } from "../server/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useToastOf } from "../shell/form/use-toast-of.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { SessionPanel } from "../sections/session-panel.tsx";
import type { Route } from "./+types/dashboard.page.ts";
import { GreetingCard } from "./greeting-card.tsx";
import { InfoCards } from "./info-cards.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { investorWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireActor({ request, context }, "investor");
  const { viewer } = actor;
  const { db, content, env } = context.get(services);
  const { lang } = context.get(visitor);
  const { profile, savedAt } = await readInvestorProfile(db, actor);
  const { email, firstName, lastName } = viewer;
  return {
    title: investorWords.in(lang).title,
    name: [firstName, lastName].filter(Boolean).join(" "),
    firstName,
    email,
    isNew: await isNewHere(db, actor),
    verdict: await verdictOn(db, viewer.id),
    startups: viewer.approved ? (await countDeals(db, actor)).all : 0,
    profile,
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    registrations: await ownRegistrations(db, actor),
    sessions: await sessionsNow(db, content, lang),
    register: env.INVESTOR_FORM_URL ?? pathOf("investor-registration"),
    updated: savedAt !== null && new URL(request.url).searchParams.get("updated") === String(savedAt.getTime()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function InvestorDashboard({ loaderData }: Route.ComponentProps) {
  const own = useWords(investorWords);
  const {
    startups,
    name,
    firstName,
    email,
    verdict,
    profile,
    completion,
    complete,
    registrations,
    register,
    sessions,
    updated,
  } = loaderData;
  useToastOf(updated ? own.updated : null);
  return (
    <div className="workspace-page workspace">
      {loaderData.isNew && <OpenAtOnce to={pathOf("investor-profile")} />}
      <GreetingCard firstName={firstName || email} completion={completion} />
      {updated && <StatusLine tone="good" {...own.updated} />}
      {verdict !== "yes" && <StatusLine tone="warn" {...(verdict === "no" ? own.refused : own.pending)} />}
      <InfoCards name={name} email={email} profile={profile} />
      <div className="workspace-columns">
        <div className="workspace-main">
          <NextStepPanel complete={complete} registered={registrations.length > 0} verdict={verdict} />
          {verdict !== "no" && (
            <section className="panel workspace-part">
              <h2>{own.opportunities.title}</h2>
              {startups ? (
                <Link to={pathOf("investor-deals")} className="link">
                  {own.opportunities.open(startups)}
                </Link>
              ) : (
                <p>{own.opportunities.none}</p>
              )}
            </section>
          )}
          <RegistrationList registrations={registrations} register={register} />
        </div>
        <div className="workspace-side">
          <SessionPanel sessions={sessions} />
        </div>
      </div>
      <p className="note">{own.risk}</p>
    </div>
  );
}
