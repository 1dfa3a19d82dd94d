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
  const { marks, total, before, walkedBefore, passed } = layOut(
    daysOf("2026-11-23T13:12:00Z"),
    "2026-11-23",
    "2026-11-23",
  );
  expect([total, before, walkedBefore, passed]).toEqual([70, 2, 0, 0]);
  expect(marks.map(({ name, at, length, left }) => [name, Math.round((at * total) / 100), length, left])).toEqual([
    ["firstAnswer", 2, 0, 20],
    ["change", 22, 0, 17],
    ["call", 39, 14, 21],
    ["finalDecision", 60, 0, 10],
    ["start", 70, 0, 0],
  ]);
  const chosen = layOut(daysOf("2026-11-23T13:12:00Z", "2027-01-05T09:00:00Z"), "2026-11-23", "2027-01-07").marks;
  expect(chosen.map(({ from, walked }) => [from, walked])).toEqual([
    ["2026-11-25", undefined],
    ["2026-12-15", undefined],
    ["2027-01-05", 2 / 7],
    ["2027-01-12", undefined],
    ["2027-02-01", undefined],
  ]);
});

/** The area that a label covers: `from` and `to` in % of the ruler's width, `low` and `high` in rem. */
const labelOf = ({ at, isLeft, room, rise }: ReturnType<typeof layOut>["marks"][number]) => {
  const width = Math.min(23, room - 1);
  return { from: isLeft ? at - width : at, to: isLeft ? at : at + width, low: rise, high: rise + 7 };
};

function crossings(marks: ReturnType<typeof layOut>["marks"]) {
  return marks.flatMap((mark, index) => {
    const own = labelOf(mark);
    if (own.to > 90 && own.low < 14.5) return [[mark.at, "on the sun"]];
    return marks.flatMap((other, place) => {
      if (place === index) return [];
      const label = labelOf(other);
      const isMet = label.from < own.to && own.from < label.to && label.low < own.high && own.low < label.high;
      const isCut = other.at > own.from && other.at < own.to && other.at !== mark.at && other.rise > own.low;
      return isMet || isCut ? [[mark.at, other.at, isMet ? "labels meet" : "a mark is cut"]] : [];
    });
  });
}

test("on any day of sending, of a call and of answers no label meets another, cuts a mark or stands on the sun, and one knob walks", () => {
  for (
    let sent = new Date("2026-11-01T10:00:00Z");
    sent < new Date("2027-03-01");
    sent = new Date(+sent + 86_400_000)
  ) {
    const [next = intake] = nextIntakes(sent, rule, 1);
    const promises = promisesOf({ sentAt: sent, callAt: null }, next, delays);
    const first = parisDay(sent);
    for (const [answer, call, decision] of [
      [1, null, null],
      [0, 0, null],
      [2, 20, null],
      [0, 0, 0],
      [1, 3, 5],
      [2, 44, 51],
      [30, 40, 45],
    ] as const) {
      const on = (day: number | null) => (day === null ? null : new Date(+sent + day * 86_400_000));
      const days = promisedDays(promisesOf({ sentAt: sent, callAt: on(call) }, next, delays), next, {
        first: { decidedAt: on(answer) ?? sent },
        final: decision === null ? null : { decidedAt: on(decision) ?? sent },
      });
      expect([first, answer, call, crossings(layOut(days, first, first).marks)]).toEqual([first, answer, call, []]);
    }
    for (const later of [0, 1, 3, 20, 60, 400]) {
      const { marks, walkedBefore, free } = layOut(promisedDays(promises, next), first, daysLater(first, later));
      const here = [walkedBefore, ...marks.map(({ walked }) => walked)].filter((walked) => walked !== undefined);
      expect([first, later, here.length, here.every((part) => part >= 0 && part <= 1)]).toEqual([
        first,
        later,
        1,
        true,
      ]);
      expect([first, crossings(marks)]).toEqual([first, []]);
      expect(free).toBeGreaterThanOrEqual(0);
    }
  }
});
