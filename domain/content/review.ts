import { monthsLater } from "../../platform/language/paris-day.ts";

/**
 * The day on which the desk reminds the team to check a fact, an aid or a clause again: six months after the last
 * check.
 */
export const reviewAfter = (checkedOn: string) => monthsLater(checkedOn, 6);
