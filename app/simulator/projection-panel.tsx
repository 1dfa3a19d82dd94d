import type { CSSProperties } from "react";
import { formats } from "../../platform/language/format.ts";
import { Curve } from "../../ui/curve.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { Lang } from "../../platform/language/language.ts";
import { multiples } from "./projection.ts";
import "./simulator.css";
import type { words as English } from "./words.en.ts";

type ProjectionPanelProps = {
  /** Euros a month: today, and at month 18 in the central case. */
  monthly: number;
  projected: number;
  multiple: number;
  lang: Lang;
  words: (typeof English)["panel"];
};

const months = Array.from({ length: 19 }, (_, month) => month);

export function ProjectionPanel({ monthly, projected, multiple, lang, words: panel }: ProjectionPanelProps) {
  const { money } = formats[lang];
  const low = money(monthly * multiples.low);
  const central = money(projected);
  const high = money(monthly * multiples.high);
  const towards = (times: number) => months.map((month) => (monthly || 1) * times ** (month / 18));
  return (
    <div className="panel projection">
      <p className="projection-title">{panel.title}</p>
      <output className="projection-result">
        <span className="figure projection-figure" style={{ "--letters": central.length } as CSSProperties}>
          {central}
        </span>{" "}
        <span className="text-ink-2">{panel.perMonth}</span>
      </output>
      <p className="text-s text-ink-2">{panel.central}</p>
      <div className="projection-curve" data-empty={monthly === 0 || undefined}>
        <Curve
          label={panel.chart(money(monthly), central)}
          low={towards(multiples.low)}
          central={towards(multiple)}
          high={towards(multiples.high)}
        />
        <p className="projection-ends" aria-hidden>
          <span>{panel.now}</span>
          <span>{panel.month18}</span>
        </p>
      </div>
      <p>{panel.range(low, high)}</p>
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
            { id: "low", cells: [panel.low, money(monthly), low] },
            { id: "central", cells: [panel.central, money(monthly), central] },
            { id: "high", cells: [panel.high, money(monthly), high] },
          ]}
        />
      </Disclosure>
    </div>
  );
}
