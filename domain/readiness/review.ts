import { daysLater, parisDay } from "../../platform/language/paris-day.ts";

/** Characters that a question and an answer may have. */
export const reviewLimits = { message: 1_000, answer: 4_000 } as const;

/** The day in Paris until which a person answers, `days` after the founder asked. */
export const reviewDueOn = (askedAt: Date, days: number) => daysLater(parisDay(askedAt), days);
