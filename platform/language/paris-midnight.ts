import { parisDay } from "./paris-day.ts";

const hour = 3_600_000;

/**
 * Returns the time at which a calendar day begins in Paris: one hour before midnight UTC in winter, two hours before in
 * summer.
 */
export function startOfParisDay(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [winter, summer] = [new Date(midnight - hour), new Date(midnight - 2 * hour)];
  return parisDay(summer) === day ? summer : winter;
}
