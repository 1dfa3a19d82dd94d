import { monthsLater } from "../../platform/language/paris-day.ts";

/**
 * Returns the day on which the team is reminded to check a fact, an aid or a contract clause again: six months after
 * the last check.
 */
export const reviewAfter = (checkedOn: string) => monthsLater(checkedOn, 6);
