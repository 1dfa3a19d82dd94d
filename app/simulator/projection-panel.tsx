import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { endOf, GrowthCurve } from "./growth-curve.tsx";
import { exampleRevenue, type Growth, project, stopsOf } from "./projection.ts";
import "./simulator.css";
import type { words as English } from "./words.en.ts";

type Props = { typed: string; growth: Growth; lang: Lang; words: (typeof English)["panel"] };

/** Amounts from this many euros on are shortened beside the curves, where the exact amount would not fit. */
const longest = 10_000_000;

export function ProjectionPanel({ typed, growth, lang, words: panel }: Props) {
  const { money, moneyShort, multiple, count, percent } = formats[lang];
  const own = project(typed, lang, growth);
  const isExample = typed === "";
  const { monthly, low, central, high } = isExample ? project(String(exampleRevenue), lang, growth) : own;
  const short = (value: number) => (value < longest ? money(value) : moneyShort(value));
  const { duration } = growth;
  const stops = stopsOf(growth);
  const figure = (
    <>
      <span className="figure projection-figure" style={{ "--letters": money(central).length }}>
        {money(central)}
      </span>{" "}
      <span className="text-ink-2">{panel.perMonth}</span>
    </>
  );
  return (
    <div className="panel projection">
      <p className="projection-title">
        {panel.title(duration)} {isExample && <span className="mark">{panel.example(money(exampleRevenue))}</span>}
      </p>
      {isExample && <p className="projection-result">{figure}</p>}
      <output className={isExample ? "note" : "projection-result"}>
        {isExample ? panel.own(money(own.central)) : figure}
      </output>
      <p className="note">{panel.central(multiple(growth.central))}</p>
      <div className="growth" style={{ "--start": endOf(1, growth) }}>
        <p>{panel.today(short(monthly))}</p>
        <GrowthCurve {...growth} months={duration} label={panel.chart(money(monthly), money(central), duration)} />
        <ul aria-hidden>
          <li style={{ "--end": endOf(growth.high, growth) }}>{panel.if(short(high), multiple(growth.high))}</li>
          <li style={{ "--end": endOf(growth.central, growth) }}>
            <b>{short(central)}</b>
          </li>
          <li style={{ "--end": endOf(growth.low, growth) }}>{panel.if(short(low), multiple(growth.low))}</li>
        </ul>
        <p className="growth-shares">
          <b>{panel.yours(percent(growth.kept))}</b> <span>{panel.always}</span>
        </p>
        <p className="note">{growth.kept === 100 && panel.none}</p>
        <p className="growth-months" style={{ "--months": duration }} aria-hidden>
          {stops.map((month) => (
            <span key={month} style={{ "--at": Math.round((month / duration) * 1_000) / 1_000 }}>
              {panel.month(month)}
            </span>
          ))}
        </p>
      </div>
      <p className="note">{panel.range(count(growth.low), count(growth.high), money(low), money(high), duration)}</p>
    </div>
  );
}
