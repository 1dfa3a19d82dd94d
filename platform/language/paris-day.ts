const swedish = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The calendar day it is in Paris, as "2026-11-21". */
export const parisDay = (moment: Date) => swedish.format(moment);

/** A calendar day some days later. */
export function daysLater(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
