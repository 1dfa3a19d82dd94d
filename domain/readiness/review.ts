import { daysLater, parisDay } from "../../platform/language/paris-day.ts";

export const reviewLimits = { message: 1_000, answer: 4_000 } as const;

export const reviewDueOn = (askedAt: Date, days: number) => daysLater(parisDay(askedAt), days);
