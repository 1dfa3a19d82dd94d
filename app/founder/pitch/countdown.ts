import { daysLater } from "../../../platform/language/paris-day.ts";

type Days = { startsOn: string; applicationsCloseOn: string | null };

const shownBefore = 60;
/** The minimum distance between two labels on a phone, as a fraction of the ruler's length. */
const roomForLabel = 0.3;
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** Returns positions in days from the start of a ruler that ends on the session's day. */
export function countdownTo({ startsOn, applicationsCloseOn }: Days, today: string, appliedOn: string | null) {
  const closesOn = applicationsCloseOn ?? daysLater(startsOn, -1);
  const [first = today] = [daysLater(startsOn, -shownBefore), today, appliedOn ?? today].toSorted();
  const at = (day: string) => daysBetween(first, day);
  const length = Math.max(1, at(startsOn));
  return {
    first,
    closesOn,
    length,
    now: at(today),
    closes: at(closesOn),
    applied: appliedOn && at(appliedOn),
    isAppliedLabelled: appliedOn !== null && Math.abs(daysBetween(appliedOn, closesOn)) / length >= roomForLabel,
    /** The number of days left to apply, not counting today; negative once applications are closed. */
    left: daysBetween(today, closesOn),
    untilSession: Math.max(0, daysBetween(today, startsOn)),
  };
}
