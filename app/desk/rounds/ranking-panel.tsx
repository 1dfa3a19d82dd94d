import { useId } from "react";
import type { Ranking } from "../../../domain/application/review/read-ranking.server.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { DecideSeveral } from "../applications/decide-several.tsx";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { deskRoundsWords } from "./words.ts";

type RankingPanelProps = {
  ranking: Pick<Ranking, "rows" | "total" | "page" | "pages" | "reviewers">;
  intake: string;
  places: number;
  readersOf: (id: string) => string;
};

/** How strict each reader is, the ranking that this corrects, and what is prepared with the ticked files. */
export function RankingPanel({ ranking, intake, places, readersOf }: RankingPanelProps) {
  const words = useWords(deskRoundsWords);
  const { lang } = useLanguage();
  const form = useId();
  const { rows, reviewers, ...pages } = ranking;
  const points = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
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
              <dd>
                {leniency === null ? words.ranking.few : words.ranking.leniency(points.format(leniency), leniency)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <RankingTable rows={rows} readersOf={readersOf} places={places} form={form} />
      <NumberedPages path={pathOf("admin-round", { intake })} {...pages} />
      <DecideSeveral id={form} />
    </section>
  );
}
