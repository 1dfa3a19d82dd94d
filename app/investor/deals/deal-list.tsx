import { Link } from "react-router";
import { type DealFilter, type DealFilterName, dealFilterNames } from "../../../domain/deal/deal.ts";
import type { DealRow } from "../../../domain/deal/deals.server.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { DealRows } from "./deal-rows.tsx";
import { dealWords } from "./words.ts";

export type Listed = {
  filter: DealFilter;
  rows: DealRow[];
  previous: string | null;
  next: string | null;
  /** How many startups are published in all. */
  all: number;
  /** When no startup matches: the filter whose removal shows the most startups. */
  widest: { name: DealFilterName; found: number } | null;
};

const listPath = (filter: DealFilter, place: { after?: string; before?: string } = {}) =>
  pathOf("investor-deals", { ...filter, ...place });

/** Startups in the order that the investor chose; the row of the open one is marked. */
export function DealList({ listed, current }: { listed: Listed; current?: string }) {
  const words = useWords(dealWords);
  const { filter, rows, previous, next, all, widest } = listed;
  const isFiltered = dealFilterNames.some((name) => filter[name] !== "");
  if (rows.length === 0 && !previous)
    return (
      <div className="deal-list deal-empty">
        <p>{all === 0 ? words.empty : words.none}</p>
        {widest && (
          <Link to={listPath({ ...filter, [widest.name]: "" })} className="link">
            {words.without[widest.name](widest.found)}
          </Link>
        )}
      </div>
    );
  return (
    <div className="deal-list">
      <DealRows rows={rows} filter={filter} current={current} />
      <div className="deal-pages">
        {previous && (
          <Link to={listPath(filter, { before: previous })} className="link">
            {words.previous}
          </Link>
        )}
        {next ? (
          <Link to={listPath(filter, { after: next })} className="link">
            {words.next}
          </Link>
        ) : (
          <p className="note">
            {words.allSeen}{" "}
            {isFiltered && (
              <Link to={pathOf("investor-deals", { order: filter.order })} className="link">
                {words.widen}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
