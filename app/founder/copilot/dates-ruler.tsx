import { formats } from "../../../platform/language/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";
import type { CockpitDate } from "./cockpit-dates.ts";
import { inLanes } from "./in-lanes.ts";

const dayLength = 24 * 3_600_000;
const daysFrom = (first: string, day: string) => Math.round((Date.parse(day) - Date.parse(first)) / dayLength);
const length = 60;

export function DatesRuler({ today, dates }: { today: string; dates: readonly CockpitDate[] }) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).dates;
  const { shortDay } = formats[lang];
  const first = `${today.slice(0, 7)}-01`;
  const now = daysFrom(first, today);
  const items = inLanes(
    dates
      .map((date) => ({ ...date, at: daysFrom(first, date.day) }))
      .filter(({ at }) => at >= 0 && at <= length)
      .map(({ what, day, about = "", at }) => ({
        ...{ what, at, day: shortDay(day) },
        // The ruler's needle already labels today, so the list entry for today gets no text.
        text: what === "today" ? "" : words[what](about),
        isLate: what === "due" && at < now,
      })),
    length,
  );
  const due = items.find(({ what }) => what === "due");
  return (
    <section className="dates" aria-labelledby="dates">
      <h2 id="dates" className="sr-only">
        {words.title}
      </h2>
      <Gauge
        to={length}
        every={1}
        long={[0, ...items.map(({ at }) => at), length]}
        value={now}
        floors={due && [{ at: due.at }]}
        band={due?.isLate ? { from: due.at, to: now, look: "over" } : undefined}
        label={words.label(items.map(({ what, day, text }) => `${day}, ${text || words[what]("")}`))}
        height={20}
      />
      <ol style={{ "--lanes": Math.max(1, ...items.map(({ lane }) => lane + 1)) }}>
        {items.map(({ what, day, text, at, lane, isAtEnd, isLate }) => (
          <li
            key={`${what} ${day} ${text}`}
            className={classNames(isAtEnd && "at-end", isLate && "text-bad", what === "today" && "dates-today")}
            style={{ "--at": `${Math.round((at / length) * 1000) / 10}%`, "--lane": lane }}
          >
            <strong>{day}</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
