import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { isZone, offsetAt, zoneInstant, zoneLocal } from "./zone-time.ts";

const zones = [
  ...["Europe/Paris", "Europe/London", "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Asia/Kolkata"],
  ...[
    "Asia/Kathmandu",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Africa/Casablanca",
    "Pacific/Kiritimati",
  ],
];

/** Temporal's answer: a local time's first occurrence or, for a skipped time, the instant of the clock change. */
function byOracle(zone: string, local: string) {
  const plain = Temporal.PlainDateTime.from(local);
  const earlier = plain.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (earlier.toPlainDateTime().equals(plain)) return earlier.epochMilliseconds;
  return earlier.getTimeZoneTransition("next")?.epochMilliseconds;
}

test.each(zones)("local times of %s are those of the oracle, around every change of its clocks too", (zone) => {
  expect(isZone(zone)).toBe(true);
  let random = 41;
  const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
  for (let tries = 0; tries < 150; tries += 1) {
    const at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2026, 0, 1) + next(4 * 366 * 24 * 60) * 60_000);
    const change = at.toZonedDateTimeISO(zone).getTimeZoneTransition("next") ?? at.toZonedDateTimeISO(zone);
    const near = tries % 2 ? at.toZonedDateTimeISO(zone) : change.add({ minutes: next(400) - 200 });
    const instant = new Date(near.epochMilliseconds);
    expect(zoneLocal(zone, instant)).toBe(near.toPlainDateTime().toString({ smallestUnit: "minute" }));
    expect(offsetAt(zone, instant.getTime())).toBe(near.offsetNanoseconds / 1e6);
    const day = near.toPlainDate().toString();
    for (const clock of ["00:00", "01:30", "02:15", "02:45", "03:00", "23:45"])
      expect([zone, day, clock, zoneInstant(zone, `${day}T${clock}`).getTime()]).toEqual([
        ...[zone, day, clock],
        byOracle(zone, `${day}T${clock}`),
      ]);
  }
});

test("names that are no zones are refused", () => {
  expect(["Europe/Atlantis", "", "paris", "+02:00", "__proto__"].map(isZone)).toEqual(Array(5).fill(false));
});
