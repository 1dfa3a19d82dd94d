import { type DealFilter, type DealFilterName, dealFilterNames } from "../../../domain/deal/deal.ts";
import type { DealRow } from "../../../domain/deal/deals.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
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
      <div className="deal-list grid gap-3 justify-items-start">
        <p>{all === 0 ? words.empty : words.none}</p>
        {widest && (
          <TextLink to={listPath({ ...filter, [widest.name]: "" })}>
            {words.without[widest.name](widest.found)}
          </TextLink>
        )}
      </div>
    );
  return (
    <div className="deal-list">
      <DealRows rows={rows} filter={filter} current={current} />
      <div className="flex flex-wrap gap-4 py-4">
        {previous && <TextLink to={listPath(filter, { before: previous })}>{words.previous}</TextLink>}
        {next ? (
          <TextLink to={listPath(filter, { after: next })}>{words.next}</TextLink>
        ) : (
          <p className="note">
            {words.allSeen}{" "}
            {isFiltered && <TextLink to={pathOf("investor-deals", { order: filter.order })}>{words.widen}</TextLink>}
          </p>
        )}
      </div>
    </div>
  );
}
