import { daysLater, parisDay } from "../../platform/language/paris-day.ts";

export const reviewLimits = { message: 1_000, answer: 4_000 } as const;

/** The day in Paris by which the team promises an answer: `days` after the request. */
export const reviewDueOn = (askedAt: Date, days: number) => daysLater(parisDay(askedAt), days);
