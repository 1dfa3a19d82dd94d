import type { ReactNode } from "react";
import type { Activity } from "../../../domain/deal/views.server.ts";
import { countedOfFounders } from "../../../domain/startup/completion.ts";
import { toneOf } from "../../../domain/investor/investor-profile.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

type Props = { activity: Activity; completion: { rate: number; filled: number } };

function Count({ name, value, sub, tone }: { name: string; value: ReactNode; sub: ReactNode; tone?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="figure figure-m" data-tone={tone}>
          {value}
        </span>
        <span className="note">{sub}</span>
      </dd>
    </div>
  );
}

/** How often investors looked, and how full the profile is. */
export function VisibilityCounts({ activity, completion }: Props) {
  const { counts: own, rates } = useWords(visibilityWords);
  const { count, percent, moment } = formats[useLanguage().lang];
  const { ever, views, clicksThisWeek, activeInvestors, lastViewed } = activity;
  return (
    <dl className="visibility-counts">
      <Count name={own.month} value={count(views)} sub={own.inMonth} />
      <Count name={own.ever} value={count(ever)} sub={lastViewed ? own.last(moment(lastViewed)) : own.never} />
      <Count name={own.investors} value={count(activeInvestors)} sub={own.investorsOf} />
      <Count name={own.clicks} value={count(clicksThisWeek)} sub={own.clicksOf} />
      <Count
        name={rates.completeness}
        value={percent(completion.rate)}
        sub={rates.completenessOf(completion.filled, countedOfFounders.length)}
        tone={toneOf(completion.rate)}
      />
    </dl>
  );
}
