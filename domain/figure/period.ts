import { daysLater, monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

export const periodNames = ["7d", "30d", "90d", "12m"] as const;
export type PeriodName = (typeof periodNames)[number];

/** Includes `from` and `until`, which are Paris days; `steps` are days, or months for "12m". */
export type Period = { name: PeriodName; from: string; until: string; steps: readonly string[] };

function periodUntil(name: PeriodName, until: string): Period {
  if (name === "12m") {
    const month = `${until.slice(0, 7)}-01`;
    const steps = Array.from({ length: 12 }, (_, index) => monthsLater(month, index - 11).slice(0, 7));
    return { name, from: `${steps[0]}-01`, until, steps };
  }
  const days = Number.parseInt(name, 10);
  const steps = Array.from({ length: days }, (_, index) => daysLater(until, index - days + 1));
  return { name, from: steps[0] ?? until, until, steps };
}

/** Returns the period named in a URL, by default the last 30 days. */
export const periodOf = (chosen: string | null, now = new Date()) =>
  periodUntil(periodNames.find((each) => each === chosen) ?? "30d", parisDay(now));

/** Returns the period to compare with: the days just before or, for twelve months, the same period a year earlier. */
export const periodBefore = ({ name, from, until }: Period) =>
  periodUntil(name, name === "12m" ? monthsLater(until, -12) : daysLater(from, -1));

export const stepOf = ({ name }: Pick<Period, "name">, date: string) => (name === "12m" ? date.slice(0, 7) : date);

/** Returns the bounds of a period for queries: `from` is included, `before` is not. */
export const bounds = ({ from, until }: Period) => ({
  from: startOfParisDay(from).toISOString(),
  before: startOfParisDay(daysLater(until, 1)).toISOString(),
});
