import { type DealFilter, dealFilterNames } from "../../../domain/deal/deal.ts";
import type { DealRow, HiddenByFilter } from "../../../domain/deal/deals.server.ts";
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
  all: number;
  /** The number of startups that each chosen filter hides. */
  hidden: HiddenByFilter[];
  /** The end of the investor's previous visit; null on the first visit. */
  newSince: Date | null;
};

const listPath = (filter: DealFilter, place: { after?: string; before?: string } = {}) =>
  pathOf("investor-deals", { ...filter, ...place });

/** Explains why some startups are not listed: the number of startups hidden by each filter alone. */
function Hidden({ listed: { filter, hidden } }: { listed: Listed }) {
  const words = useWords(dealWords);
  if (hidden.length === 0) return null;
  return (
    <section className="grid gap-2 justify-items-start">
      <h2 className="text-s">{words.hidden}</h2>
      <ul className="grid gap-1">
        {hidden.map(({ name, hides }) => (
          <li key={name}>
            <TextLink to={listPath({ ...filter, [name]: "" })}>{words.hides(words.filters[name], hides)}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DealList({ listed, current }: { listed: Listed; current?: string }) {
  const words = useWords(dealWords);
  const { filter, rows, previous, next, all, newSince } = listed;
  const isFiltered = dealFilterNames.some((name) => filter[name] !== "");
  if (rows.length === 0 && !previous)
    return (
      <div className="deal-list grid gap-3 justify-items-start">
        <p>{all === 0 ? words.empty : words.none}</p>
        <Hidden listed={listed} />
      </div>
    );
  return (
    <div className="deal-list">
      <DealRows rows={rows} filter={filter} current={current} newSince={newSince} />
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
      <Hidden listed={listed} />
    </div>
  );
}
