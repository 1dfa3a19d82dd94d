const swedish = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** Returns the calendar day in Paris, such as "2026-11-21". */
export const parisDay = (moment: Date) => swedish.format(moment);

/** Checks that a day from 1900 to 2200 exists in the calendar; "2026-02-30" does not. */
export function isDay(text: string) {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !/^2200-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const minute = 60_000;

/** The day in Paris is computed only once a minute, because the function is called on every request. */
export function watchParisDay() {
  let last = { until: 0, day: "" };
  return function today() {
    const now = Date.now();
    if (now >= last.until || now < last.until - minute)
      last = { until: now - (now % minute) + minute, day: parisDay(new Date(now)) };
    return last.day;
  };
}

export function daysLater(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}

/**
 * Returns the day that is `months` months after `day`, or the last day of the target month if that month is too short.
 */
export function monthsLater(day: string, months: number) {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}
