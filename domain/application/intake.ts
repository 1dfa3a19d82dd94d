import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/** The days of the month on which applications close, interviews take place and the programme starts. */
export type IntakeRule = { due: number; interviews: { from: number; to: number }; start: number };

/**
 * An intake. The dates are days in the time zone of Paris; the id is the month of the application deadline ("2026-12").
 */
export type Intake = {
  id: string;
  /** The last day for applications, until 23:59 Paris time. */
  lastDay: string;
  interviewsFrom: string;
  interviewsTo: string;
  startsOn: string;
};

/** Returns an ISO date, at most the month's last day; `month` 0 is January of year 0. */
function dayIn(month: number, day: number) {
  const [year, index] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return `${year}-${String(index + 1).padStart(2, "0")}-${String(Math.min(day, last)).padStart(2, "0")}`;
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function intakeOf(month: number, { due, interviews, start }: IntakeRule): Intake {
  const lastDay = dayIn(month, due);
  return {
    id: lastDay.slice(0, 7),
    lastDay,
    interviewsFrom: dayIn(month + 1, interviews.from),
    interviewsTo: dayIn(month + 1, interviews.to),
    startsOn: dayIn(month + 2, start),
  };
}

export function intakeNamed(id: string, rule: IntakeRule) {
  return intakeOf(monthOf(`${id}-01`), rule);
}

/** The number of upcoming intakes, one per month, for which people can apply if the earlier ones are full. */
export const intakesAhead = 12;

/** Returns the next `count` intakes that still accept applications, earliest deadline first. */
export function nextIntakes(now: Date, rule: IntakeRule, count: number) {
  const month = monthOf(parisDay(now));
  const first = closesAt(intakeOf(month, rule)) > now ? month : month + 1;
  return Array.from({ length: count }, (_, index) => intakeOf(first + index, rule));
}

export const hasBegun = ({ startsOn }: Pick<Intake, "startsOn">, now: Date) => startsOn <= parisDay(now);

/** Returns the intakes that have not started, including those that no longer accept applications. */
export function intakesToBegin(now: Date, rule: IntakeRule) {
  const first = monthOf(parisDay(now)) - 2;
  const intakes = Array.from({ length: intakesAhead + 3 }, (_, index) => intakeOf(first + index, rule));
  return intakes.filter((intake) => !hasBegun(intake, now));
}

/** Returns the next intake to apply for after intake `id`; `opensOn` is null if its form is already open. */
export function intakeAfter(id: string, now: Date, rule: IntakeRule, open: Pick<Intake, "lastDay"> | undefined) {
  const taken = open?.lastDay.slice(0, 7);
  if (taken && taken > id) return { ...intakeNamed(taken, rule), opensOn: null };
  const own = intakeNamed(id, rule);
  const following = intakeOf(monthOf(own.lastDay) + 1, rule);
  const intake = nextIntakes(now, rule, 1).find((each) => each.id > following.id) ?? following;
  return { ...intake, opensOn: closesAt(own) > now ? daysLater(own.lastDay, 1) : null };
}

/** Returns the end of the application period: midnight after the last day, in Paris. */
export function closesAt({ lastDay }: Intake) {
  return startOfParisDay(daysLater(lastDay, 1));
}
