import { formats } from "../../platform/language/format.ts";
import { Curve } from "../../ui/curve.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { Lang } from "../../platform/language/language.ts";
import type { Multiples, Projection } from "./projection.ts";
import "./simulator.css";
import type { words as English } from "./words.en.ts";

type ProjectionPanelProps = {
  projection: Projection;
  multiples: Multiples;
  lang: Lang;
  words: (typeof English)["panel"];
};

const months = Array.from({ length: 19 }, (_, month) => month);

export function ProjectionPanel({ projection, multiples, lang, words: panel }: ProjectionPanelProps) {
  const { money, multiple, count } = formats[lang];
  const { monthly } = projection;
  const [low, central, high] = [money(projection.low), money(projection.central), money(projection.high)];
  const towards = (times: number) => months.map((month) => (monthly || 1) * times ** (month / 18));
  return (
    <div className="panel projection">
      <p className="projection-title">{panel.title}</p>
      <output className="projection-result">
        <span className="figure projection-figure" style={{ "--letters": central.length }}>
          {central}
        </span>{" "}
        <span className="text-ink-2">{panel.perMonth}</span>
      </output>
      <p className="text-s text-ink-2">{panel.central(multiple(multiples.central))}</p>
      <div className="projection-curve" data-empty={monthly === 0 || undefined}>
        <Curve
          label={panel.chart(money(monthly), central)}
          low={towards(multiples.low)}
          central={towards(multiples.central)}
          high={towards(multiples.high)}
        />
        <p className="projection-ends" aria-hidden>
          <span>{panel.now}</span>
          <span>{panel.month18}</span>
        </p>
      </div>
      <p>{panel.range(count(multiples.low), count(multiples.high), low, high)}</p>
      <p className="font-semibold">{panel.disclaimer}</p>
      <Disclosure title={panel.table}>
        <DataTable
          caption={panel.table}
          captionHidden
          columns={[
            { title: panel.case },
            { title: panel.now, figures: true },
            { title: panel.month18, figures: true },
          ]}
          rows={[
            { id: "low", cells: [panel.low(multiple(multiples.low)), money(monthly), low] },
            { id: "central", cells: [panel.central(multiple(multiples.central)), money(monthly), central] },
            { id: "high", cells: [panel.high(multiple(multiples.high)), money(monthly), high] },
          ]}
        />
      </Disclosure>
    </div>
  );
}
