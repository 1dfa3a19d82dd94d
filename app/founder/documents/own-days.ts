import type { Milestone } from "../../../domain/document/milestone.ts";
import { closedMonth, dueDay, lastDayOf, monthFrom } from "../../../domain/kpi/check-in.ts";
import { tryScenario } from "../../../domain/kpi/scenario.ts";
import type { Material, Wording } from "./material.ts";

/** How many check-ins ahead a roadmap names. */
const ahead = 3;

/** The days to come that a founder's numbers and the next pitch session give. */
export function computedDays({ figures, floor, session, today }: Material, { own: { said } }: Wording): Milestone[] {
  const { latest } = figures;
  const first = closedMonth(today);
  const from = latest && latest.month >= first ? monthFrom(latest.month, 1) : first;
  const days = Array.from({ length: ahead }, (_, later) => monthFrom(from, later)).map((month) => ({
    day: dueDay(month),
    what: said.due(month),
  }));
  const ends = tryScenario(figures, { burn: 0, cash: 0 })?.endsIn;
  if (ends && !figures.isStale) {
    days.push({ day: lastDayOf(ends), what: said.cashEnds });
    days.push({ day: lastDayOf(monthFrom(ends, -floor)), what: said.floor(floor) });
  }
  if (session) days.push({ day: session.day, what: said.session(session.name) });
  return days.filter(({ day }) => day >= today);
}
