import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

export const periodNames = ["7d", "30d", "90d", "12m"] as const;
export type PeriodName = (typeof periodNames)[number];

/** Paris days, both ends included, divided into steps of a day or a month. */
export type Period = { name: PeriodName; from: string; until: string; steps: readonly string[] };

const day = 24 * 3_600_000;
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The period named in a URL; the last 30 days if the name is missing or unknown. */
export function periodOf(chosen: string | null, now = new Date()): Period {
  const name = periodNames.find((each) => each === chosen) ?? "30d";
  const until = parisDay(now);
  if (name === "12m") {
    const [year = 0, month = 0] = until.split("-").map(Number);
    const steps = Array.from({ length: 12 }, (_, index) => dayOf(Date.UTC(year, month - 12 + index, 1)).slice(0, 7));
    return { name, from: `${steps[0]}-01`, until, steps };
  }
  const days = Number.parseInt(name, 10);
  const steps = Array.from({ length: days }, (_, index) => dayOf(noon(until) - (days - 1 - index) * day));
  return { name, from: steps[0] ?? until, until, steps };
}

/** The step that a day falls in. */
export const stepOf = ({ name }: Pick<Period, "name">, date: string) => (name === "12m" ? date.slice(0, 7) : date);

/** The period as instants for queries: the first is included, the second is not. */
export const bounds = ({ from, until }: Period) => ({
  from: startOfParisDay(from).toISOString(),
  before: startOfParisDay(dayOf(noon(until) + day)).toISOString(),
});
