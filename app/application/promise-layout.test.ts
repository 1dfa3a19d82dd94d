import { expect, test } from "vitest";
import { intakeNamed, nextIntakes } from "../../domain/application/intake.ts";
import { promisedDays } from "../../domain/application/promised-days.ts";
import { promisesOf } from "../../domain/application/promises.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { layOut } from "./promise-layout.ts";

const rule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const intake = intakeNamed("2026-12", rule);
const daysOf = (sentAt: string, callAt: string | null = null) =>
  promisedDays(
    promisesOf({ sentAt: new Date(sentAt), callAt: callAt ? new Date(callAt) : null }, intake, delays),
    intake,
  );

test("the ruler has a tick a day, and each promise stands on its own", () => {
  const { stakes, total, before, walkedBefore, passed } = layOut(
    daysOf("2026-11-23T13:12:00Z"),
    "2026-11-23",
    "2026-11-23",
  );
  expect([total, before, walkedBefore, passed]).toEqual([70, 2, 0, 0]);
  expect(stakes.map(({ name, at, length, left }) => [name, Math.round((at * total) / 100), length, left])).toEqual([
    ["firstAnswer", 2, 0, 20],
    ["change", 22, 0, 17],
    ["call", 39, 14, 21],
    ["finalDecision", 60, 0, 10],
    ["start", 70, 0, 0],
  ]);
  const chosen = layOut(daysOf("2026-11-23T13:12:00Z", "2027-01-05T09:00:00Z"), "2026-11-23", "2027-01-07").stakes;
  expect(chosen.map(({ from, walked }) => [from, walked])).toEqual([
    ["2026-11-25", undefined],
    ["2026-12-15", undefined],
    ["2027-01-05", 2 / 7],
    ["2027-01-12", undefined],
    ["2027-02-01", undefined],
  ]);
});

test("on any day of sending stakes climb, labels that would touch stand above one another, and one knob walks", () => {
  for (
    let sent = new Date("2026-11-01T10:00:00Z");
    sent < new Date("2027-03-01");
    sent = new Date(+sent + 86_400_000)
  ) {
    const [next = intake] = nextIntakes(sent, rule, 1);
    const promises = promisesOf({ sentAt: sent, callAt: null }, next, delays);
    const first = parisDay(sent);
    for (const later of [0, 1, 3, 20, 60, 400]) {
      const { stakes, walkedBefore, free } = layOut(promisedDays(promises, next), first, daysLater(first, later));
      const here = [walkedBefore, ...stakes.map(({ walked }) => walked)].filter((walked) => walked !== undefined);
      expect([first, later, here.length, here.every((part) => part >= 0 && part <= 1)]).toEqual([
        first,
        later,
        1,
        true,
      ]);
      for (const [index, { at, rise }] of stakes.entries()) {
        const { at: before, rise: lower } = stakes[index - 1] ?? { at: -100, rise: 0 };
        expect([first, at >= before, rise - lower >= (at - before < 24 ? 7 : 3)]).toEqual([first, true, true]);
      }
      expect(free).toBeGreaterThanOrEqual(0);
    }
  }
});
