import { Fragment } from "react";
import { Link } from "react-router";
import type { Ranking } from "../../../domain/application/review/read-ranking.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { StatusTag } from "../applications/status-tag.tsx";
import { listPath } from "../kit/list-address.ts";
import { ScoreLine } from "./score-line.tsx";
import { deskRoundsWords } from "./words.ts";

type RankingTableProps = {
  rows: Ranking["rows"];
  readersOf: (id: string) => string;
  /** The number of places in the intake; the table shows a mark after this rank. */
  places: number;
  /** The id of the form that decides the selected applications. */
  form: string;
  /** Search parameters that lead from an application back to this page of the ranking. */
  kept: Record<string, string>;
  /** Whether the applications that need a first reply are selected initially. */
  isTicked: boolean;
};

/** Whether a batch may give the first reply; if scores differ widely, the application's page must be opened first. */
export const needsFirstAnswer = ({ stage, isUnopened }: Ranking["rows"][number]) => stage === "first" && !isUnopened;

/**
 * The scored applications of a round, best first, with each reviewer's score and the difference between these scores.
 */
export function RankingTable({ rows, readersOf, places, form, kept, isTicked }: RankingTableProps) {
  const { ranking: words } = useWords(deskRoundsWords);
  const { count } = formats[useLanguage().lang];
  const whole = (score: number) => count(Math.round(score));
  const columns = [words.place, words.startup, words.line, words.corrected, words.raw, words.agreement];
  return (
    <div className="desk-table ranking" role="region" aria-label={words.title} tabIndex={0}>
      <table>
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.choose}</span>
            </th>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const apart = row.given.length < 2 ? words.single : words.gap(row.gap);
            const review = listPath(pathOf("admin-review", { application: row.id }), kept);
            return (
              <Fragment key={row.id}>
                <tr>
                  <td className="desk-choice">
                    {!row.isDecided && !row.isUnopened && (
                      <label className="checkbox">
                        <input
                          type="checkbox"
                          name="application"
                          value={row.id}
                          form={form}
                          defaultChecked={isTicked && needsFirstAnswer(row)}
                        />
                        <span className="sr-only">{words.chooseOne(row.startup)}</span>
                      </label>
                    )}
                  </td>
                  <td className="figures ranking-place">{count(row.place)}</td>
                  <th scope="row">
                    <Link to={listPath(pathOf("admin-application", { id: row.id }), kept)} lang={row.lang}>
                      {row.startup}
                    </Link>
                    <span className="desk-sub">{readersOf(row.id)}</span>
                    {row.stage !== "first" && <StatusTag status={row.stage} />}
                  </th>
                  <td className="ranking-line">
                    <ScoreLine given={row.given} corrected={row.corrected} />
                    <span className="sr-only">
                      {words.given(row.given.map(({ score }) => whole(score)).join(", "))}
                    </span>
                  </td>
                  <td className="figures ranking-score" data-title={words.corrected}>
                    <strong>{whole(row.corrected)}</strong>
                  </td>
                  <td className="figures ranking-raw" data-title={words.raw}>
                    {whole(row.raw)}
                    {row.rawPlace !== row.place && <span className="desk-sub">{words.rawPlace(row.rawPlace)}</span>}
                  </td>
                  <td>
                    <TextLink to={review} aria-label={`${apart}. ${words.reviewsOf(row.startup)}`}>
                      {apart}
                    </TextLink>
                    {row.needsLook && (
                      <span className={row.isUnopened ? "desk-sub text-bad" : "desk-sub"}>
                        {row.isUnopened ? words.lookAgain : words.looked}
                      </span>
                    )}
                    {row.isEarlier && <span className="desk-sub">{words.earlier}</span>}
                  </td>
                </tr>
                {row.place === places && (
                  <tr className="ranking-mark">
                    <td colSpan={7}>
                      <strong>{words.places(places)}</strong> {words.mark}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
