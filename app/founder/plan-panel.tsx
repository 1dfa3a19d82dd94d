import { Link } from "react-router";
import type { PaidPlan } from "../../domain/plan/plan.ts";
import type { CurrentPlan } from "../../domain/plan-grant/plan-grant.server.ts";
import { formats } from "../../platform/language/format.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

type Props = {
  plan: CurrentPlan;
  trialUntil: string | null;
  requested: PaidPlan | null;
  mayTry: boolean;
  chat: string | null;
};

export function PlanPanel({ plan, trialUntil, requested, mayTry, chat }: Props) {
  const own = useWords(founderWords);
  const { date } = formats[useLanguage().lang];
  return (
    <>
      <section className="panel workspace-part">
        <h2>{own.plan.title}</h2>
        <p className="font-semibold">{own.plan.names[plan.plan]}</p>
        {trialUntil && (
          <p>
            {own.plan.trial(date(trialUntil))}{" "}
            <Link to={`${pathOf("account")}#trial`} className="link">
              {own.plan.endTrial}
            </Link>
          </p>
        )}
        <PlanDays plan={plan} isTrial={plan.until === trialUntil} />
        {requested && !mayTry && <p>{own.plan.requested(own.plan.names[requested])}</p>}
        {requested && mayTry && (
          <p>
            {own.plan.mayTry(own.plan.names[requested])}{" "}
            <Link to={pathOf("sign-up", { plan: requested })} className="link">
              {own.plan.startTrial}
            </Link>
          </p>
        )}
        <Link to={pathOf("pricing")} className="link">
          {own.plan.pricing}
        </Link>
      </section>
      {chat && (
        <section className="panel workspace-part">
          <h2>{own.chat.title}</h2>
          <p>{own.chat.text}</p>
          <NewTabButton href={chat} note={own.chat.newTab} look="secondary" small>
            {own.chat.open}
          </NewTabButton>
        </section>
      )}
    </>
  );
}

/** How long a trial lasts is said above, beside the way to end it. */
function PlanDays({ plan: { from, until, next }, isTrial }: { plan: CurrentPlan; isTrial: boolean }) {
  const own = useWords(founderWords).plan;
  const { date } = formats[useLanguage().lang];
  return (
    <>
      {until && !isTrial && <p>{own.until(date(until))}</p>}
      {from && !until && <p>{own.noEnd(date(from))}</p>}
      {next && <p>{own.next(own.names[next.plan], date(next.from), next.until && date(next.until))}</p>}
      {until && !next && !isTrial && <p>{own.after}</p>}
    </>
  );
}
