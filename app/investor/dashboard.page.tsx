import { Link } from "react-router";
import { dealFilterIn } from "../../domain/deal/deal.ts";
import { countDeals, dealsFor } from "../../domain/deal/deals.server.ts";
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
import { WorkHead } from "../shell/signed-in/work-head.tsx";
import { requireActor } from "../shell/require.server.ts";
import { SessionPanel } from "../sections/session-panel.tsx";
import type { Route } from "./+types/dashboard.page.ts";
import { CompletionRate } from "./completion-rate.tsx";
import { DealRows } from "./deals/deal-rows.tsx";
import dealStyles from "./deals/deals.css?url";
import dashboardStyles from "./dashboard.css?url";
import { InfoCards } from "./info-cards.tsx";
import { NextStep } from "./next-step.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { investorWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: dealStyles },
  { rel: "stylesheet", href: dashboardStyles },
];

/** The best matches of what is published; all of them are one link away. */
const shownDeals = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = requireActor({ request, context }, "investor");
  const { viewer } = by;
  const { db, content, env } = context.get(services);
  const { lang } = context.get(visitor);
  const { profile, savedAt } = await readInvestorProfile(db, by);
  const { email, firstName, lastName } = viewer;
  return {
    title: investorWords.in(lang).title,
    name: [firstName, lastName].filter(Boolean).join(" "),
    firstName,
    email,
    isNew: await isNewHere(db, by),
    verdict: await verdictOn(db, viewer.id),
    startups: viewer.approved ? (await countDeals(db, by)).all : 0,
    deals: viewer.approved
      ? (await dealsFor(db, by, dealFilterIn(new URLSearchParams()), {})).rows.slice(0, shownDeals)
      : [],
    profile,
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    registrations: await ownRegistrations(db, by),
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
    deals,
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
    <>
      {loaderData.isNew && <OpenAtOnce to={pathOf("investor-profile")} />}
      <WorkHead title={own.title} context={own.hello(firstName || email)}>
        <CompletionRate completion={completion} />
      </WorkHead>
      <div className="cockpit-work investor-dashboard">
        {updated && <StatusLine tone="good" {...own.updated} />}
        {verdict !== "yes" && <StatusLine tone="warn" {...(verdict === "no" ? own.refused : own.pending)} />}
        <NextStep complete={complete} registered={registrations.length > 0} verdict={verdict} />
        {verdict !== "no" && (
          <section className="cockpit-section">
            <h2>{own.opportunities.title}</h2>
            {deals.length > 0 ? (
              <>
                <DealRows rows={deals} />
                <Link to={pathOf("investor-deals")} className="link">
                  {own.opportunities.open(startups)}
                </Link>
              </>
            ) : (
              <p>{own.opportunities.none}</p>
            )}
          </section>
        )}
        <InfoCards name={name} email={email} profile={profile} completion={completion} />
        <div className="panel sheet investor-sessions">
          <RegistrationList registrations={registrations} register={register} />
          <SessionPanel sessions={sessions} />
        </div>
        <p className="note">{own.risk}</p>
      </div>
    </>
  );
}
