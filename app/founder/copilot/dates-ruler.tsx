import { formats } from "../../../platform/language/format.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";
import type { CockpitDate } from "./cockpit-dates.ts";

const dayLength = 24 * 3_600_000;
const daysFrom = (first: string, day: string) => Math.round((Date.parse(day) - Date.parse(first)) / dayLength);
const length = 60;

/** Sixty days from the first of this month, with today's needle and what falls due. */
export function DatesRuler({ today, dates }: { today: string; dates: readonly CockpitDate[] }) {
  const { lang } = useLanguage();
  const own = useWords(copilotWords).dates;
  const { shortDay } = formats[lang];
  const first = `${today.slice(0, 7)}-01`;
  const items = dates
    .map((date) => ({ ...date, at: daysFrom(first, date.day) }))
    .filter(({ at }) => at >= 0 && at <= length)
    .map(({ what, day, month, at }) => ({ at, day, text: own[what](month ?? "") }));
  return (
    <section className="dates" aria-labelledby="dates">
      <h2 id="dates" className="sr-only">
        {own.title}
      </h2>
      <Gauge
        to={length}
        every={1}
        long={length}
        value={daysFrom(first, today)}
        floors={items.map(({ at }) => ({ at }))}
        label={own.label(items.map(({ day, text }) => `${shortDay(day)}, ${text}`))}
        height={20}
      />
      <ol>
        {items.map(({ day, text }) => (
          <li key={`${day} ${text}`}>
            <strong>{shortDay(day)}</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
