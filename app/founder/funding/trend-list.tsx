import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { shownTrends } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

type Shown = Awaited<ReturnType<typeof shownTrends>>;
type Region = Shown["regions"][number];
type Figure = keyof Region["figures"];

const shownFigures: readonly Figure[] = ["amountRaised", "dealsPercentage", "growthRate", "employmentGrowth"];

export function TrendList({ month, regions }: Shown) {
  const words = useWords(fundingWords);
  const isSample = regions.some(({ sample }) => sample);
  const withFigures = regions.filter(({ figures }) => shownFigures.some((figure) => figures[figure] !== null));
  return (
    <section className="cockpit-section">
      <h2>{words.trends.title}</h2>
      <p className="max-w-article">{words.trends.text}</p>
      {/* Sample data has no month. */}
      {isSample ? (
        <p>
          <span className="mark">{words.trends.sample}</span>
        </p>
      ) : (
        <p className="note">{words.trends.data(month)}</p>
      )}
      {withFigures.length > 0 && <TrendTable regions={withFigures} />}
      <ul className="trend-notes">
        {regions.map(({ id, name, highlights, source }) => (
          <li key={id}>
            <h3>{name}</h3>
            {highlights.map((highlight) => (
              <p key={highlight}>{highlight}</p>
            ))}
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrendTable({ regions }: { regions: readonly Region[] }) {
  const { trends } = useWords(fundingWords);
  const { change, moneyShort, percent } = formats[useLanguage().lang];
  const print: Record<Figure, (value: number) => string> = {
    dealsPercentage: percent,
    amountRaised: moneyShort,
    growthRate: change,
    employmentGrowth: change,
  };
  const most = Math.max(1, ...regions.map(({ figures }) => figures.amountRaised ?? 0));
  return (
    <DataTable
      className="trend-table"
      caption={trends.caption}
      columns={[
        { title: trends.region },
        ...shownFigures.map((figure) => ({ title: trends.figures[figure], figures: true })),
      ]}
      rows={regions.map(({ id, name, isOwn, figures }) => ({
        id,
        cells: [
          <span key="name" data-own={isOwn || undefined}>
            {name} {isOwn && <span className="mark">{trends.own}</span>}
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect width={((figures.amountRaised ?? 0) / most) * 100} height="1" />
            </svg>
          </span>,
          ...shownFigures.map((figure) => {
            const value = figures[figure];
            return value === null ? "–" : print[figure](value);
          }),
        ],
      }))}
    />
  );
}
