import type { ScoredMonth } from "../../../domain/readiness/score-history.ts";
import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { readinessWords } from "./words.ts";
import { Steps } from "./score-steps.tsx";

type Props = { history: readonly ScoredMonth[]; eligible: number };

export function HistorySheet({ history, eligible }: Props) {
  const words = useWords(readinessWords).history;
  const { short } = useWords(readinessWords);
  const { month, shortMonth } = formats[useLanguage().lang];
  const summary = (moved: ScoredMonth["moved"]) =>
    moved === null
      ? words.first
      : moved.map(({ criterion, points }) => words.moved(short[criterion], points)).join(", ") || words.same;
  return (
    <section className="panel sheet" aria-labelledby="history">
      <div className="sheet-head">
        <h2 id="history">{words.title}</h2>
      </div>
      {history.length > 1 && (
        <Steps
          scores={history.map(({ score }) => score)}
          months={history.map((each) => shortMonth(each.month))}
          eligible={eligible}
          words={words.eligible(eligible)}
          name={words.title}
          moves={history.map(({ moved }) => summary(moved))}
          label={words.label(
            history.map((each) => month(each.month)).join(", "),
            history.map(({ score }) => score).join(", "),
          )}
        />
      )}
      <DataTable
        caption={words.text}
        columns={[
          { title: words.columns.month },
          { title: words.columns.moved },
          { title: words.columns.score, figures: true },
        ]}
        rows={history.toReversed().map((each) => ({
          id: each.month,
          cells: [month(each.month), summary(each.moved), each.score],
        }))}
      />
    </section>
  );
}
