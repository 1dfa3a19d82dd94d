import { daysLater, parisDay } from "../../../platform/language/paris-day.ts";
import { offsetAt, zoneLocal } from "../../../platform/language/zone-time.ts";

const paris = "Europe/Paris";
const weekDays = 7;

export type PickedTime = {
  /** The instant, as a form sends it. */
  at: string;
  /** "16:00" in Paris. */
  clock: string;
  /** The hours by which Paris is ahead of UTC, for a time that the clocks show twice; null for others. */
  ahead: number | null;
  /** "10:00" in the host's zone; null where it is that of Paris. */
  there: string | null;
};

export type Picker = {
  days: { day: string; clocksChange: boolean; times: PickedTime[] }[];
  /** Every week up to the horizon, by number, with how many times it has. */
  weeks: { number: number; from: string; to: string; count: number }[];
  /** The number of the week that is shown. */
  shown: number;
};

const clockIn = (zone: string, at: Date) => zoneLocal(zone, at).slice(11);
const hoursAhead = (at: Date) => offsetAt(paris, at.getTime()) / 3_600_000;

/** Offered times by day in Paris, one week at a time; the first week with a time where none is asked for. */
export function pickerOf(offers: readonly Date[], zone: string, asked: string | null, now: Date): Picker {
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
    weeks.find(({ number }) => String(number) === asked) ?? weeks.find(({ count }) => count > 0) ?? weeks[0];
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
