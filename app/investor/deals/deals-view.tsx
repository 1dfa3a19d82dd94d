import type { ReactNode } from "react";
import type { Wishes } from "../../../domain/match/match.ts";
import { useWords } from "../../shell/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { InvestorHead } from "../investor-head.tsx";
import { investorWords } from "../words.ts";
import { DealFilters } from "./deal-filters.tsx";
import { DealList, type Listed } from "./deal-list.tsx";
import { VisitChoice } from "./visit-choice.tsx";
import { dealWords } from "./words.ts";

type Props = {
  listed: Listed;
  recent: number;
  wishes: Wishes;
  optedOut: boolean;
  current?: string;
  children?: ReactNode;
};

export function DealsView({ listed, recent, wishes, optedOut, current, children }: Props) {
  const words = useWords(dealWords);
  const { risk } = useWords(investorWords);
  return (
    <>
      <InvestorHead title={words.title} context={words.published(listed.all, recent, listed.newSince !== null)} />
      <div className={classNames("cockpit-work deals", current && "deals-open")}>
        <DealFilters filter={listed.filter} wishes={wishes} />
        <div className="deals-columns">
          <div className="deals-list">
            <DealList listed={listed} {...(current && { current })} />
            {current && <VisitChoice optedOut={optedOut} />}
          </div>
          <div className="deals-side">
            {children}
            {!current && <VisitChoice optedOut={optedOut} />}
          </div>
        </div>
        <p className="note">{risk}</p>
      </div>
    </>
  );
}
