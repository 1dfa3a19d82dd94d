const hour = 3_600_000;
const swedish = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "short",
});

/** The day and the time it is in Paris, as "2026-11-23T09:00". */
export const parisTime = (moment: Date) => swedish.format(moment).replace(" ", "T");

/** The instant of a day and a time in Paris; the first of two in the hour that comes twice, null for what is none. */
export function parisInstant(local: string) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
  const inUtc = Date.parse(`${local}:00Z`);
  const candidates = [2, 1].map((offset) => new Date(inUtc - offset * hour));
  return candidates.find((each) => !Number.isNaN(each.getTime()) && parisTime(each) === local) ?? null;
}
