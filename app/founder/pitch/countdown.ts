import { daysLater } from "../../../platform/language/paris-day.ts";

type Days = { startsOn: string; applicationsCloseOn: string | null };

const shownBefore = 60;
/** Least distance, as a fraction of the ruler, between two labels on a phone. */
const roomForLabel = 0.3;
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/**
 * Positions on a ruler that ends at a session, in days from its start: today, the last day to apply, and the
 * application.
 */
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
    /** Whether the application's day can be written beside the last day to apply. */
    isAppliedLabelled: appliedOn !== null && Math.abs(daysBetween(appliedOn, closesOn)) / length >= roomForLabel,
    /** Days that are left to apply, today not counted; negative once applications are closed. */
    left: daysBetween(today, closesOn),
    untilSession: Math.max(0, daysBetween(today, startsOn)),
  };
}
