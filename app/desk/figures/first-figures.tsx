import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Figures } from "./figures.server.ts";
import { deskFiguresWords } from "./words.ts";

type FirstFiguresProps = { visitors: string; visits: string; leads: string; response: Figures["response"] };

/** The three figures that are looked for first. */
export function FirstFigures({ visitors, visits, leads, response }: FirstFiguresProps) {
  const words = useWords(deskFiguresWords);
  const { count } = formats[useLanguage().lang];
  const { medianHours: median, answered } = response;
  const printHours = (hours: number) => {
    if (hours < 1) return words.underAnHour;
    return hours < 72 ? words.hours(count(hours)) : words.days(count(hours / 24));
  };
  return (
    <dl className="figures-first">
      <div>
        <dt>{words.visitors}</dt>
        <dd>
          <span className="figure">{visitors}</span>
          <span className="note">{`${visits} ${words.visits.toLowerCase()}`}</span>
        </dd>
      </div>
      <div>
        <dt>{words.leads}</dt>
        <dd>
          <span className="figure">{leads}</span>
        </dd>
      </div>
      <div>
        <dt>{words.response}</dt>
        <dd>
          {median === null ? (
            <span>{words.responseNone}</span>
          ) : (
            <>
              <span className="figure">{printHours(median)}</span>
              <span className="note">{words.responseOf(count(answered), answered === 1)}</span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
