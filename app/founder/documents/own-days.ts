import type { Milestone } from "../../../domain/document/milestone.ts";
import { closedMonth, dueDay, lastDayOf, monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Material, Wording } from "./material.ts";

/** The number of upcoming check-ins that a roadmap lists. */
const ahead = 3;

/** Returns the day `tenths` tenths of a month after the end of `month`; a tenth is three days. */
function dayAfter(month: string, tenths: number) {
  const whole = Math.floor(tenths / 10);
  const last = Date.parse(`${lastDayOf(monthFrom(month, whole))}T00:00:00Z`);
  return new Date(last + (tenths - whole * 10) * 3 * 24 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns a roadmap's computed dates: the next check-ins, the dates from the runway, and the sessions of the startup. */
export function computedDays(
  { figures, floor, sessions, today }: Material,
  { own: { phrases } }: Wording,
): Milestone[] {
  const { latest } = figures;
  const first = closedMonth(today);
  const from = latest && latest.month >= first ? monthFrom(latest.month, 1) : first;
  const days = Array.from({ length: ahead }, (_, later) => monthFrom(from, later)).map((month) => ({
    day: dueDay(month),
    what: phrases.due(month),
  }));
  if (latest && figures.runway?.state === "months" && !figures.isStale) {
    const tenths = Math.round(figures.runway.months * 10);
    days.push({ day: dayAfter(latest.month, tenths), what: phrases.cashEnds });
    days.push({ day: dayAfter(latest.month, tenths - floor * 10), what: phrases.floor(floor) });
  }
  for (const { day, name, isPlace } of sessions)
    days.push({ day, what: isPlace ? phrases.session(name) : phrases.sessionCloses(name) });
  return days.filter(({ day }) => day >= today);
}
