import type { PaidPlan } from "../../domain/plan/plan.ts";
import type { CurrentPlan } from "../../domain/plan-grant/current-plan.server.ts";
import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { dashboardPath, pathOf } from "../paths.ts";
import { ActionButton } from "../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { authWords } from "./words.ts";

type Account = {
  email: string;
  requestedPlan: PaidPlan | null;
  current: CurrentPlan;
  trialUntil: string | null;
  mayTry: boolean;
  trialMonths: number;
};
type Props = { account: Account; plan: PaidPlan };

export function PlanRequest({ account, plan }: Props) {
  const { email, requestedPlan, current, trialUntil, mayTry, trialMonths } = account;
  const { planRequest, signUp, dashboard } = useWords(authWords);
  const { date } = formats[useLanguage().lang];
  const has = current.plan === plan;
  const next = current.next?.plan === plan ? current.next : undefined;
  const tries = plan === "elite" && mayTry && !next;
  return (
    <section className="page section">
      <h1>
        {has || next
          ? signUp.plans[plan]
          : tries
            ? planRequest.trial.title(trialMonths)
            : planRequest.title(signUp.plans[plan])}
      </h1>
      {tries ? (
        <>
          <p className="lead mt-4">{planRequest.trial.text(trialMonths)}</p>
          <ActionButton intent="trial" action={pathOf("account")} className="mt-6">
            {planRequest.trial.submit(trialMonths)}
          </ActionButton>
        </>
      ) : has || next || requestedPlan === plan ? (
        <>
          <p className="lead mt-4">
            {has
              ? planRequest.has(signUp.plans[plan], current.until && date(current.until))
              : next
                ? planRequest.next(signUp.plans[plan], date(next.from))
                : planRequest.already}
          </p>
          <LinkButton to={dashboardPath("founder")} className="mt-6">
            {dashboard}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="lead mt-4 wrap-anywhere">
            {current.plan === "elite" &&
              (trialUntil
                ? `${planRequest.after(signUp.plans[plan], date(trialUntil))} `
                : `${planRequest.instead(signUp.plans[plan], signUp.plans.elite)} `)}
            {planRequest.text(email)} {requestedPlan && planRequest.other(signUp.plans[requestedPlan])}
          </p>
          <ActionButton intent="plan" fields={{ plan }} action={pathOf("account")} className="mt-6">
            {planRequest.submit}
          </ActionButton>
        </>
      )}
      <p className="mt-6">
        <TextLink to={pathOf("pricing")}>{planRequest.pricing}</TextLink>
      </p>
    </section>
  );
}
