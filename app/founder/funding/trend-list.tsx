import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { shownTrends } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

type Shown = ReturnType<typeof shownTrends>;
type Figures = Shown["regions"][number]["figures"];

export function TrendList({ month, regions }: Shown) {
  const own = useWords(fundingWords);
  return (
    <section className="cockpit-section">
      <h2>{own.trends.title}</h2>
      <p className="max-w-article">{own.trends.text}</p>
      <p className="note">{own.trends.data(month)}</p>
      <ul className="sheet-list">
        {regions.map(({ id, name, sample, highlights, figures, source }) => (
          <li key={id} className="panel">
            <h3>
              {name} {sample && <span className="mark">{own.sample}</span>}
            </h3>
            <dl className="figure-row">
              {(["dealsPercentage", "amountRaised", "growthRate", "employmentGrowth"] as const).map((figure) => (
                <TrendFigure key={figure} figure={figure} value={figures[figure]} />
              ))}
            </dl>
            <ul className="list-disc pl-5">
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrendFigure({ figure, value }: { figure: keyof Figures; value: number | null }) {
  const own = useWords(fundingWords);
  const { change, moneyShort, percent } = formats[useLanguage().lang];
  const print = {
    dealsPercentage: percent,
    amountRaised: moneyShort,
    growthRate: change,
    employmentGrowth: change,
  }[figure];
  return (
    <div>
      <dt>{own.trends.figures[figure]}</dt>
      <dd>{value === null ? own.trends.unknown : <span className="figure-s">{print(value)}</span>}</dd>
    </div>
  );
}
