import { daysLater, parisDay } from "../../../platform/language/paris-day.ts";
import { offsetAt, zoneLocal } from "../../../platform/language/zone-time.ts";

const paris = "Europe/Paris";
const weekDays = 7;

export type PickedTime = {
  /** The start time as an ISO timestamp, as the form submits it. */
  at: string;
  /** The time in Paris, for example "16:00". */
  clock: string;
  /** Paris's offset from UTC in hours, only for a time that occurs twice when the clocks go back. */
  ahead: number | null;
  /** The time in the host's time zone, for example "10:00"; null when the host's time zone is that of Paris. */
  there: string | null;
};

export type Picker = {
  days: { day: string; clocksChange: boolean; times: PickedTime[] }[];
  /** `number` counts the weeks from 0, and `count` is the number of offered times in the week. */
  weeks: { number: number; from: string; to: string; count: number }[];
  shown: number;
};

const clockIn = (zone: string, at: Date) => zoneLocal(zone, at).slice(11);
const hoursAhead = (at: Date) => offsetAt(paris, at.getTime()) / 3_600_000;

/** Without a requested week, returns the first week with an offered time. */
export function pickerOf(offers: readonly Date[], zone: string, chosen: string | null, now: Date): Picker {
  const today = parisDay(now);
  const byDay = Map.groupBy(offers, parisDay);
  const lastDay = [...byDay.keys()].at(-1) ?? today;
  const weeks: Picker["weeks"] = [];
  for (let from = today; from <= lastDay; from = daysLater(from, weekDays)) {
    const to = daysLater(from, weekDays - 1);
    const count = offers.filter((at) => parisDay(at) >= from && parisDay(at) <= to).length;
    weeks.push({ number: weeks.length, from, to, count });
  }
  const wanted =
    weeks.find(({ number }) => String(number) === chosen) ?? weeks.find(({ count }) => count > 0) ?? weeks[0];
  const days = [...byDay]
    .filter(([day]) => wanted && day >= wanted.from && day <= wanted.to)
    .map(([day, times]) => {
      const shown = times.map((at) => clockIn(paris, at));
      return {
        day,
        clocksChange: offsetAt(paris, Date.parse(`${day}T00:00Z`)) !== offsetAt(paris, Date.parse(`${day}T12:00Z`)),
        times: times.map((at) => ({
          at: at.toISOString(),
          clock: clockIn(paris, at),
          ahead: shown.indexOf(clockIn(paris, at)) === shown.lastIndexOf(clockIn(paris, at)) ? null : hoursAhead(at),
          there: zone === paris ? null : clockIn(zone, at),
        })),
      };
    });
  return { days, weeks, shown: wanted?.number ?? 0 };
}
