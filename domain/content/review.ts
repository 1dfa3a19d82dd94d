import { monthsLater } from "../../platform/language/paris-day.ts";

/** A fact, an aid or a contract clause is checked again six months after the last check. */
export const reviewAfter = (checkedOn: string) => monthsLater(checkedOn, 6);
