import { Link } from "react-router";
import type { RequestablePlan } from "../../domain/person/viewer.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { dashboardPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";

type Props = { account: { email: string; requestedPlan: RequestablePlan | null }; plan: RequestablePlan };

/** What signing up with a plan is for a founder who has an account: the account's page takes the request. */
export function PlanRequest({ account: { email, requestedPlan }, plan }: Props) {
  const { planRequest: own, signUp, account } = useWords("auth");
  return (
    <section className="page section">
      <h1>{own.title(signUp.plans[plan])}</h1>
      {requestedPlan === plan ? (
        <>
          <p className="lead mt-4">{own.already}</p>
          <LinkButton to={dashboardPath("founder")} className="mt-6">
            {account.dashboard}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="lead mt-4 wrap-anywhere">
            {own.text(email)} {requestedPlan && own.other(signUp.plans[requestedPlan])}
          </p>
          <form method="post" action={pathOf("account")} className="mt-6">
            <input type="hidden" name="plan" value={plan} />
            <Button type="submit" name="intent" value="plan">
              {own.submit}
            </Button>
          </form>
        </>
      )}
      <p className="mt-6">
        <Link to={pathOf("pricing")} className="link">
          {own.pricing}
        </Link>
      </p>
    </section>
  );
}
