import { expect, test } from "vitest";
import { keepsFee } from "./participation-fee.ts";

const waiting = { isRefused: false, hasPlace: false, fee: { isIncluded: true, agreed: null } };

test("the fee stays included after the plan's end for an application that waits or has a place, not for a refused one", () => {
  expect(keepsFee(waiting, false)).toBe(true);
  expect(keepsFee({ ...waiting, hasPlace: true }, true)).toBe(true);
  // `true` means that the startup's current plan includes the fee. As long as the application has no place, the fee may
  // be included only because of this plan, so it does not stay included when the plan ends.
  expect(keepsFee(waiting, true)).toBe(false);
  expect(keepsFee({ ...waiting, isRefused: true }, false)).toBe(false);
  expect(keepsFee({ ...waiting, fee: { isIncluded: false, agreed: null } }, false)).toBe(false);
});
