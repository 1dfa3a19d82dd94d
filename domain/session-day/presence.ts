import { daysLater } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

const hour = 3_600_000;

type Times = { startsOn: string; startsAt: Date | null; endsAt: Date | null };

/** The period for check-ins and helper links: from twelve hours before to six hours after the session. */
export const dayWindow = ({ startsOn, startsAt, endsAt }: Times) => ({
  from: new Date((startsAt ?? startOfParisDay(startsOn)).getTime() - 12 * hour),
  until: new Date((endsAt ?? startOfParisDay(daysLater(startsOn, 1))).getTime() + 6 * hour),
});
