import type { ReactNode } from "react";
import type { Activity } from "../../../domain/deal/activity.server.ts";
import { toneOf } from "../../../domain/investor/investor-profile.ts";
import type { Attractiveness } from "../../../domain/readiness/attractiveness.ts";
import type { Visibility } from "../../../domain/readiness/visibility.server.ts";
import { countedOfFounders } from "../../../domain/startup/completion.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { soughtThings } from "./sought-things.ts";
import { visibilityWords } from "./words.ts";

type Props = {
  activity: Activity;
  completion: { rate: number; filled: number };
  attractiveness: Attractiveness | null;
  visibility: Visibility;
};

type CountProps = { name: string; value: ReactNode; sub: ReactNode; rate?: number };

function Count({ name, value, sub, rate }: CountProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="figure-s" data-tone={rate === undefined ? undefined : toneOf(rate)}>
          {value}
        </span>
        <span className="note">{sub}</span>
      </dd>
    </div>
  );
}

export function VisibilityCounts({ activity, completion, attractiveness, visibility }: Props) {
  const { counts, rates } = useWords(visibilityWords);
  const { count, percent, date } = formats[useLanguage().lang];
  const { ever, views, clicksThisWeek, activeInvestors, lastViewed } = activity;
  const seen = lastViewed ? counts.last(date(lastViewed)) : counts.never;
  return (
    <>
      <dl className="visibility-counts">
        <Count name={counts.month} value={count(views)} sub={counts.inMonth} />
        <Count name={counts.ever} value={count(ever)} sub={seen} />
        <Count name={counts.investors} value={count(activeInvestors)} sub={counts.investorsOf} />
        <Count name={counts.clicks} value={count(clicksThisWeek)} sub={counts.clicksOf} />
      </dl>
      <dl className="visibility-counts">
        <Count
          name={rates.attractiveness}
          value={attractiveness ? count(attractiveness.score) : "–"}
          sub={attractiveness ? rates.outOf : rates.noScan}
        />
        <Count
          name={rates.visibility}
          value={percent(visibility.rate)}
          sub={rates.found(visibility.filled, soughtThings.length)}
          rate={visibility.rate}
        />
        <Count
          name={rates.completeness}
          value={percent(completion.rate)}
          sub={rates.completenessOf(completion.filled, countedOfFounders.length)}
          rate={completion.rate}
        />
      </dl>
    </>
  );
}
