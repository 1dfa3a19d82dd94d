const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string) => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(zone, clock);
  return clock;
};

const searched = 36 * 3_600_000;

/**
 * Checks that a name such as "Europe/Paris" is a time zone known to this server; offsets such as "+02:00" are refused.
 */
export function isZone(name: string) {
  if (!/^[A-Z][A-Za-z]+(\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Returns a time zone's offset from UTC at a given time, in milliseconds. */
export function offsetAt(zone: string, at: number) {
  const whole = Math.floor(at / 1_000) * 1_000;
  return Date.parse(`${clockOf(zone).format(whole).replace(" ", "T")}Z`) - whole;
}

/** Returns the local time in a time zone, such as "2027-03-28T03:00". */
export const zoneLocal = (zone: string, at: Date) => clockOf(zone).format(at).replace(" ", "T").slice(0, 16);

/** Returns the first occurrence of a local time; a time that the clocks skip becomes the moment of the change. */
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
