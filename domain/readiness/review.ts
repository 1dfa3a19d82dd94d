import { daysLater, parisDay } from "../../platform/language/paris-day.ts";

export const reviewLimits = { message: 1_000, answer: 4_000 } as const;

export const reviewDueOn = (askedAt: Date, days: number) => daysLater(parisDay(askedAt), days);

/** Returns the last day of the promised answer, or null once that day has passed. */
export function promisedReviewDay(askedAt: Date, days: number, now = new Date()) {
  const due = reviewDueOn(askedAt, days);
  return parisDay(now) > due ? null : due;
}
