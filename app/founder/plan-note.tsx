import type { PaidPlan } from "../../domain/plan/plan.ts";
import type { CurrentPlan } from "../../domain/plan-grant/current-plan.server.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

type Props = {
  plan: CurrentPlan;
  trialUntil: string | null;
  /** Whether the viewer may end the trial, which only owners can. */
  mayEnd: boolean;
  requested: PaidPlan | null;
  /** Whether the requested plan can start now as a free trial. */
  mayTry: boolean;
};

export function PlanNote({ plan: { until, next }, trialUntil, mayEnd, requested, mayTry }: Props) {
  const words = useWords(founderWords).plan;
  const { date } = formats[useLanguage().lang];
  if (!until && !next && !requested) return null;
  return (
    <p>
      {trialUntil && (
        <>
          {words.trial(date(trialUntil))}{" "}
          {mayEnd && (
            <>
              <TextLink to={`${pathOf("account")}#trial`}>{words.endTrial}</TextLink>{" "}
            </>
          )}
        </>
      )}
      {until && until !== trialUntil && <span>{words.until(date(until))} </span>}
      {next && <span>{words.next(words.names[next.plan], date(next.from), next.until && date(next.until))} </span>}
      {until && !next && until !== trialUntil && <span>{words.after} </span>}
      {requested && !mayTry && words.requested(words.names[requested])}
      {requested && mayTry && (
        <>
          {words.mayTry(words.names[requested])}{" "}
          <TextLink to={pathOf("sign-up", { plan: requested })}>{words.startTrial}</TextLink>
        </>
      )}
    </p>
  );
}
