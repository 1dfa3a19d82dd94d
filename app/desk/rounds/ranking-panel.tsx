import { useId } from "react";
import type { Ranking } from "../../../domain/application/review/read-ranking.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { DecideSeveral } from "../applications/decide-several.tsx";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { listPath } from "../kit/list-address.ts";
import { needsFirstAnswer, RankingTable } from "./ranking-table.tsx";
import { deskRoundsWords } from "./words.ts";

type RankingPanelProps = {
  ranking: Pick<Ranking, "rows" | "total" | "page" | "pages" | "reviewers">;
  intake: string;
  places: number;
  /** Whether the applications that need a first reply are selected initially. */
  isTicked: boolean;
  readersOf: (id: string) => string;
};

/**
 * Shows how strict each reviewer is, the ranking corrected for that strictness, and the form that decides the selected
 * applications.
 */
export function RankingPanel({ ranking, intake, places, isTicked, readersOf }: RankingPanelProps) {
  const words = useWords(deskRoundsWords);
  const { signed } = formats[useLanguage().lang];
  const form = useId();
  const path = pathOf("admin-round", { intake });
  const { rows, reviewers, ...pages } = ranking;
  const at: Record<string, string> = pages.page > 1 ? { page: String(pages.page) } : {};
  const kept = { round: intake, ...at };
  const undecided = rows.filter(needsFirstAnswer);
  return (
    <section className="desk-part">
      <h2>{words.ranking.title}</h2>
      <div className="desk-panel">
        <h3>{words.ranking.strictness}</h3>
        <p>{words.ranking.strictnessText}</p>
        <dl className="desk-facts">
          {reviewers.map(({ id, name, reviews, leniency }) => (
            <div key={id}>
              <dt>{words.ranking.reader(name ?? words.gone, reviews)}</dt>
              <dd>{leniency === null ? words.ranking.few : words.ranking.leniency(signed(leniency), leniency)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {undecided.length > 0 && (
        <p>
          <TextLink to={listPath(path, { ...at, tick: isTicked ? "" : "first" })} preventScrollReset>
            {isTicked ? words.ranking.tickNone : words.ranking.tickFirst(undecided.length)}
          </TextLink>
        </p>
      )}
      <RankingTable key={isTicked ? "ticked" : ""} {...{ rows, readersOf, places, form, kept, isTicked }} />
      <NumberedPages path={path} {...pages} />
      <DecideSeveral id={form} kept={kept} />
    </section>
  );
}
