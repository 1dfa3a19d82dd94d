const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string) => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(zone, clock);
  return clock;
};

const searched = 36 * 3_600_000;

/** Whether an IANA name ("Europe/Paris") is a time zone that this server knows; offsets ("+02:00") are not. */
export function isZone(name: string) {
  if (!/^[A-Z][A-Za-z]+(\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A zone's offset from UTC at an instant, in milliseconds, exact to the second. */
export function offsetAt(zone: string, at: number) {
  const whole = Math.floor(at / 1_000) * 1_000;
  return Date.parse(`${clockOf(zone).format(whole).replace(" ", "T")}Z`) - whole;
}

/** A zone's local time at an instant ("2027-03-28T03:00"). */
export const zoneLocal = (zone: string, at: Date) => clockOf(zone).format(at).replace(" ", "T").slice(0, 16);

/**
 * The instant of a local time in a zone ("2027-03-28T01:30"): the first one if the time occurs twice, and the instant
 * of the change if it is skipped.
 */
export function zoneInstant(zone: string, local: string) {
  const utc = Date.parse(`${local}:00Z`);
  let [before, after] = [utc - searched, utc + searched];
  const offsets = [offsetAt(zone, before), offsetAt(zone, after)];
  const shown = offsets.map((offset) => utc - offset).filter((at) => at + offsetAt(zone, at) === utc);
  if (shown.length > 0) return new Date(Math.min(...shown));
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(zone, middle) === offsets[0]) before = middle;
    else after = middle;
  }
  return new Date(after);
}
