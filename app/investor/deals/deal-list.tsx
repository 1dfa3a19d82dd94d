import { Link } from "react-router";
import { type DealFilter, type DealFilterName, dealFilterNames } from "../../../domain/deal/deal.ts";
import type { DealRow } from "../../../domain/deal/deals.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Tile } from "../../../ui/tile.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Tally } from "./tally.tsx";
import { useDealWords } from "./use-deal-words.ts";
import { dealWords } from "./words.ts";

export type Listed = {
  filter: DealFilter;
  rows: DealRow[];
  previous: string | null;
  next: string | null;
  /** How many startups are published in all. */
  all: number;
  /** Where a filter leaves nothing: the one that leaves out most. */
  widest: { name: DealFilterName; found: number } | null;
};

const listPath = (filter: DealFilter, place: { after?: string; before?: string } = {}) =>
  pathOf("investor-deals", { ...filter, ...place });

function Revenue({ row: { sharesFigures, mrr } }: { row: DealRow }) {
  const { lang } = useLanguage();
  const own = useWords(dealWords);
  if (!sharesFigures) return own.notShared;
  if (mrr === null) return own.noFigures;
  return mrr > 0 ? own.mrr(formats[lang].money(mrr / 100)) : own.noRevenue;
}

/** Startups in the order that the investor chose; the row of the open one is marked. */
export function DealList({ listed, current }: { listed: Listed; current?: string }) {
  const own = useWords(dealWords);
  const { textOf, summaryOf } = useDealWords();
  const { filter, rows, previous, next, all, widest } = listed;
  const isFiltered = dealFilterNames.some((name) => filter[name] !== "");
  if (rows.length === 0 && !previous)
    return (
      <div className="deal-list deal-empty">
        <p>{all === 0 ? own.empty : own.none}</p>
        {widest && (
          <Link to={listPath({ ...filter, [widest.name]: "" })} className="link">
            {own.without[widest.name](widest.found)}
          </Link>
        )}
      </div>
    );
  return (
    <div className="deal-list">
      <ul aria-label={own.list}>
        {rows.map((row) => (
          <li key={row.founder}>
            <Link
              to={pathOf("investor-startup", { startup: row.founder, ...filter })}
              aria-current={row.founder === current ? "page" : undefined}
              className="deal-row"
            >
              <Tile name={row.name} />
              <span className="deal-row-name">{row.name}</span>
              <span className="deal-row-mrr">
                <Revenue row={row} />
              </span>
              <span className="deal-row-about">
                {[
                  textOf("sector", row.sector),
                  row.region && textOf("region", row.region),
                  textOf("current_stage", row.stage),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span className="deal-row-why">
                <Tally match={row.match} /> {summaryOf(row.match)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="deal-pages">
        {previous && (
          <Link to={listPath(filter, { before: previous })} className="link">
            {own.previous}
          </Link>
        )}
        {next ? (
          <Link to={listPath(filter, { after: next })} className="link">
            {own.next}
          </Link>
        ) : (
          <p className="note">
            {own.allSeen}{" "}
            {isFiltered && (
              <Link to={pathOf("investor-deals", { order: filter.order })} className="link">
                {own.widen}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
