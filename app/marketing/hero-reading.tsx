import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { type Growth, multipleAt, stopsOf } from "./bars.ts";
import { marketingWords } from "./words.ts";

type Props = { growth: Growth; captions: readonly string[] };

/** Renders one text per month; CSS shows only the text of the chosen month. */
export function HeroReading({ growth, captions }: Props) {
  const { lang } = useLanguage();
  const words = useWords(marketingWords);
  const { multiple, percent } = formats[lang];
  const stops = stopsOf(growth);
  const captionOf = (index: number) => captions.at(index === stops.length - 1 ? -1 : index);
  return (
    <div className="home-hero-reading" aria-live="polite">
      {stops.map((month, index) => {
        const at = (times: number) => multiple(multipleAt(month, times, growth.duration));
        return (
          <div key={month}>
            <p className="figure home-hero-month">{words.monthNumber(month)}</p>
            <p className="home-hero-caption">{captionOf(index)}</p>
            <p className="home-hero-times">
              <b className="figure">{at(growth.central)}</b>
              {` ${month === 0 ? words.salesToday : words.yourSales}`}
              {month > 0 && <span>{words.between(at(growth.low), at(growth.high))}</span>}
            </p>
          </div>
        );
      })}
      <p className="home-hero-times">
        <b className="figure">{percent(growth.kept)}</b>
        {` ${words.sharesStay}`}
      </p>
    </div>
  );
}
