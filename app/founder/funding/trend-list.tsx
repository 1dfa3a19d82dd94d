import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { shownTrends } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

type Shown = ReturnType<typeof shownTrends>;
type Figure = Shown["regions"][number]["figures"][number];

export function TrendList({ month, regions }: Shown) {
  const words = useWords(fundingWords);
  return (
    <section className="cockpit-section">
      <h2>{words.trends.title}</h2>
      <p className="max-w-article">{words.trends.text}</p>
      {/* Sample data has no month. */}
      {!regions.some(({ sample }) => sample) && <p className="note">{words.trends.data(month)}</p>}
      <ul className="sheet-list">
        {regions.map(({ id, name, sample, highlights, figures, source }) => (
          <li key={id} className="panel">
            <h3>{name}</h3>
            <ul className="list-disc pl-5">
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <SourceLine source={source} />
            {figures.length > 0 && sample && (
              <p>
                <span className="mark">{words.trends.sample}</span>
              </p>
            )}
            {figures.length > 0 && (
              <dl className="figure-row">
                {figures.map(({ id: figure, value }) => (
                  <TrendFigure key={figure} figure={figure} value={value} />
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrendFigure({ figure, value }: { figure: Figure["id"]; value: number }) {
  const words = useWords(fundingWords);
  const { change, moneyShort, percent } = formats[useLanguage().lang];
  const print = {
    dealsPercentage: percent,
    amountRaised: moneyShort,
    growthRate: change,
    employmentGrowth: change,
  }[figure];
  return (
    <div>
      <dt>{words.trends.figures[figure]}</dt>
      <dd>
        <span className="figure-s">{print(value)}</span>
      </dd>
    </div>
  );
}
