import type { PricingPage, Resolved } from "../../domain/content/content.ts";
import type { PaidPlan } from "../../domain/plan/plan.ts";
import type { CurrentPlan } from "../../domain/plan-grant/current-plan.server.ts";
import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { useAccount } from "../shell/account/use-account.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { type Billing, type Prices, yearOf } from "./prices.ts";
import { pricingWords } from "./words.ts";

/**
 * The signed-in person. `founder` is null for other roles, because only a founder's account can subscribe to a plan.
 */
export type Reader = { founder: { current: CurrentPlan; trialUntil: string | null; mayTry: boolean } | null };

type PlansProps = {
  page: Pick<Resolved<PricingPage>, "free" | "elite" | "visible">;
  reader: Reader | null;
  prices: Prices;
  taxes: { visible: string; elite: string; eliteYearly: string };
  billing: Billing;
};

function Price({ euros }: { euros: number }) {
  const { lang } = useLanguage();
  return (
    <p className="price">
      <span className="figure">
        {formats[lang].count(euros)}
        <span className="price-sign">€</span>
      </span>
      <span className="text-ink-2 text-l">{useWords(pricingWords).perMonth}</span>
    </p>
  );
}

/** The ruler's twelve steps are the months of a year; the highlighted months are paid for. */
export function Plans({ page: { free, elite, visible }, reader, prices, taxes, billing }: PlansProps) {
  const { lang } = useLanguage();
  const words = useWords(pricingWords);
  const { money, count, date } = formats[lang];
  const { total, monthly, saving, months } = yearOf(prices);
  const account = useAccount();
  const isYearly = billing === "yearly";
  const founder = reader?.founder;

  /** Returns the day from which a plan is already granted, so that it is not offered again. */
  const grantedFrom = (plan: PaidPlan) =>
    founder?.current.next?.plan === plan && founder.current.plan !== plan ? founder.current.next.from : undefined;

  /**
   * Returns the label of a plan's button. Returns undefined if there is nothing to ask for: for a signed-in person who
   * is not a founder, and for a plan that is granted for later.
   */
  function action(plan: PaidPlan) {
    if ((reader && !founder) || grantedFrom(plan)) return undefined;
    if (founder?.current.plan === plan) return words.has;
    if (founder?.current.plan === "elite" && !founder.trialUntil) return words.instead(visible.name, elite.name);
    return plan === "elite" && founder?.mayTry === false ? words.ask(elite.name) : { elite, visible }[plan].action;
  }

  const [toElite, toVisible] = [action("elite"), action("visible")];
  const [eliteFrom, visibleFrom] = [grantedFrom("elite"), grantedFrom("visible")];
  return (
    <div className="plans panel">
      <Ruler steps={12} long={[0, 12]} done={isYearly ? 12 - months : 12} height={28} className="plans-ruler" />
      <section className="plan">
        <h2>{free.name}</h2>
        <Price euros={prices.free} />
        <p className="note">{words.forEver}</p>
        <p className="plan-text">{free.text}</p>
        {account ? (
          <LinkButton to={account.dashboard.to} reloadDocument look="secondary">
            {account.dashboard.words}
          </LinkButton>
        ) : (
          <LinkButton to={pathOf("sign-up")} look="secondary">
            {free.action}
          </LinkButton>
        )}
      </section>
      <section className="plan">
        <h2>{elite.name}</h2>
        <Price euros={isYearly ? prices.eliteYearly : prices.elite} />
        <p className="note">
          {isYearly ? (
            <>
              {words.billedYearly(money(total), money(monthly))} ({taxes.eliteYearly}).{" "}
              {saving > 0 && <strong className="saving">{words.saving(count(saving))}</strong>}
            </>
          ) : (
            `${words.billedMonthly} (${taxes.elite})`
          )}
        </p>
        <p className="plan-text">{elite.text}</p>
        {(!reader || (founder?.mayTry && toElite)) && (
          <p className="plan-trial">
            <CheckIcon className="text-good" />
            {elite.trial}
          </p>
        )}
        {eliteFrom && <p className="note">{words.grantedFrom(date(eliteFrom))}</p>}
        {toElite && <LinkButton to={pathOf("sign-up", { plan: "elite" })}>{toElite}</LinkButton>}
      </section>
      <section className="plan-visible">
        <div>
          <h2>
            {visible.name}{" "}
            <span className="visible-price">
              {count(prices.visible)}€{words.perMonth}
            </span>
          </h2>
          <p className="note">{taxes.visible}</p>
        </div>
        <p>{visible.text}</p>
        {visibleFrom && <p className="note">{words.grantedFrom(date(visibleFrom))}</p>}
        {toVisible && (
          <LinkButton to={pathOf("sign-up", { plan: "visible" })} look="quiet">
            {toVisible}
          </LinkButton>
        )}
      </section>
    </div>
  );
}
