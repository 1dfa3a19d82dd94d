import { expect, test } from "vitest";
import { growthAt, runwayLosing } from "./growth.ts";

const numbers = { mrr: 1_000_000, burn: 1_000_000, cash: 5_200_000 };

test("growth of 10 % twice is 21 %, a fall never gets there, and what is there takes a month", () => {
  expect(growthAt(numbers, 1_210_000, 10)?.months).toBe(2);
  expect(growthAt(numbers, 2_000_000, -5)).toBeNull();
  expect(growthAt(numbers, 2_000_000, 0)).toBeNull();
  expect(growthAt(numbers, 900_000, 10)?.months).toBe(1);
  expect(growthAt(numbers, 100_000_000_000, 1)).toBeNull();
});

test("the cash is followed until then, and no further", () => {
  expect(growthAt(numbers, 1_100_000, 10)).toMatchObject({ lowest: 4_300_000, lowestIn: 1, endsIn: null });
  expect(growthAt(numbers, 2_000_000, 5)).toMatchObject({ months: 15, endsIn: 7 });
});

test("a runway that loses revenue is the runway tool's", () => {
  expect(runwayLosing(numbers, 0)).toEqual({ state: "months", months: 5.2 });
  expect(runwayLosing({ ...numbers, burn: 0 }, 0)).toEqual({ state: "profitable", months: null });
  expect(runwayLosing({ ...numbers, burn: 10_000 }, 0)).toEqual({ state: "over-36", months: null });
});
