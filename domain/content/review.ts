import { monthsLater } from "../../platform/language/paris-day.ts";

/** The day from which the desk warns of a fact, an aid or a clause that was last checked on that day: six months later. */
export const reviewAfter = (checkedOn: string) => monthsLater(checkedOn, 6);
