import type { PaidPlan } from "../../domain/plan/plan.ts";
import type { CurrentPlan } from "../../domain/plan-grant/current-plan.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { dashboardPath, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { authWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

type Account = {
  email: string;
  requestedPlan: PaidPlan | null;
  current: CurrentPlan;
  mayTry: boolean;
  trialMonths: number;
};
type Props = { account: Account; plan: PaidPlan };

/** The request for a plan, shown to a founder with an account who opens the sign-up for that plan. */
export function PlanRequest({ account, plan }: Props) {
  const { email, requestedPlan, current, mayTry, trialMonths } = account;
  const { planRequest, signUp, dashboard } = useWords(authWords);
  const { date } = formats[useLanguage().lang];
  const has = current.plan === plan;
  const tries = plan === "elite" && mayTry;
  return (
    <section className="page section">
      <h1>
        {has
          ? signUp.plans[plan]
          : tries
            ? planRequest.trial.title(trialMonths)
            : planRequest.title(signUp.plans[plan])}
      </h1>
      {tries ? (
        <>
          <p className="lead mt-4">{planRequest.trial.text(trialMonths)}</p>
          <PostForm action={pathOf("account")} className="mt-6">
            <Button type="submit" name="intent" value="trial">
              {planRequest.trial.submit(trialMonths)}
            </Button>
          </PostForm>
        </>
      ) : has || requestedPlan === plan ? (
        <>
          <p className="lead mt-4">
            {has ? planRequest.has(signUp.plans[plan], current.until && date(current.until)) : planRequest.already}
          </p>
          <LinkButton to={dashboardPath("founder")} className="mt-6">
            {dashboard}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="lead mt-4 wrap-anywhere">
            {planRequest.text(email)} {requestedPlan && planRequest.other(signUp.plans[requestedPlan])}
          </p>
          <PostForm action={pathOf("account")} className="mt-6">
            <input type="hidden" name="plan" value={plan} />
            <Button type="submit" name="intent" value="plan">
              {planRequest.submit}
            </Button>
          </PostForm>
        </>
      )}
      <p className="mt-6">
        <TextLink to={pathOf("pricing")}>{planRequest.pricing}</TextLink>
      </p>
    </section>
  );
}
