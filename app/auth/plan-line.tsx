import type { CurrentPlan } from "../../domain/plan-grant/current-plan.server.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { authAccountWords } from "./account-words.ts";
import { authWords } from "./words.ts";

export function PlanLine({ plan, until, next }: CurrentPlan) {
  const account = useWords(authAccountWords);
  const { signUp } = useWords(authWords);
  const { date } = formats[useLanguage().lang];
  return (
    <p className="mt-3">
      {account.planNow(signUp.plans[plan], until && date(until))}
      {next && ` ${account.planNext(signUp.plans[next.plan], date(next.from), next.until && date(next.until))}`}
    </p>
  );
}
