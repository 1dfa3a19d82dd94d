import { expect, test } from "vitest";
import { keepsFee } from "./participation-fee.ts";

const waiting = { isRefused: false, hasPlace: false, fee: { isIncluded: true, agreed: null } };

test("the fee stays included after the plan's end for an application that waits or has a place, not for a refused one", () => {
  expect(keepsFee(waiting, false)).toBe(true);
  expect(keepsFee({ ...waiting, hasPlace: true }, true)).toBe(true);
  // Without a place, a fee included in the current plan does not stay included when the plan ends.
  expect(keepsFee(waiting, true)).toBe(false);
  expect(keepsFee({ ...waiting, isRefused: true }, false)).toBe(false);
  expect(keepsFee({ ...waiting, fee: { isIncluded: false, agreed: null } }, false)).toBe(false);
});
