import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { drawTicks, type Growth, stopsOf } from "./bars.ts";
import { marketingWords } from "./words.ts";

export function HeroMonths({ growth }: { growth: Growth }) {
  const { lang } = useLanguage();
  const words = useWords(marketingWords);
  const { multiple, count } = formats[lang];
  const { low, central, high, duration } = growth;
  const stops = stopsOf(growth);
  return (
    <div className="page home-hero-shore">
      <svg viewBox={`0 0 ${duration} 100`} preserveAspectRatio="none" aria-hidden>
        {drawTicks(growth).map((ticks) => (
          <path key={ticks} d={ticks} />
        ))}
      </svg>
      <fieldset>
        <legend className="sr-only">{words.chooseMonth}</legend>
        {stops.map((month, index) => (
          <label key={month} style={{ "--at": Math.round((month / duration) * 1_000) / 1_000 }}>
            <input type="radio" name="month" value={index} defaultChecked={index === stops.length - 2} />
            <span>{words.month(month)}</span>
          </label>
        ))}
      </fieldset>
      <p className="note">{words.growth(multiple(central), count(duration), multiple(low), multiple(high))}</p>
    </div>
  );
}
