import { expect, test } from "vitest";
import { promisedReviewDay } from "./review.ts";

test("the day of a review's answer is named until it has passed, in Paris", () => {
  const asked = new Date("2026-11-23T15:00:00Z");
  expect(promisedReviewDay(asked, 5, new Date("2026-11-28T22:59:00Z"))).toBe("2026-11-28");
  expect(promisedReviewDay(asked, 5, new Date("2026-11-28T23:00:00Z"))).toBeNull();
});
