import type { Event } from "../content/content.ts";
import { lastDayOf } from "../pitch-session/pitch-session.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/** How many seats a session may have, how many may wait for one, and how many requests an investor makes in a day. */
export const seatLimits = { most: 500, waiting: 200, day: 20 };

const seatsOfFormat = { quarterly: 40, grand: 120 };

/** The seats that a session begins with. */
export const seatsAtFirst = ({ format }: Pick<Event, "format">) => seatsOfFormat[format ?? "quarterly"];

type Hours = Pick<Event, "startsOn" | "endsOn" | "startTime" | "endTime">;

/** A session without an end time is taken to last three hours. */
const usual = 3 * 3_600_000;

/** The instants at which a session begins and ends; null while its hour is not set. */
export function timesOf({ startsOn, startTime, endTime }: Hours) {
  const startsAt = startsOn && startTime ? parisInstant(`${startsOn}T${startTime}`) : null;
  if (!startsOn || !startTime || !startsAt) return { startsAt: null, endsAt: null };
  const endsOn = endTime && endTime <= startTime ? daysLater(startsOn, 1) : startsOn;
  const end = endTime ? parisInstant(`${endsOn}T${endTime}`) : null;
  return { startsAt, endsAt: end ?? new Date(startsAt.getTime() + usual) };
}

/** Until then a freed seat goes to the longest waiting by itself: 18:00 in Paris on the eve. */
export const seatsItselfUntil = (startsOn: string) =>
  parisInstant(`${daysLater(startsOn, -1)}T18:00`) ?? startOfParisDay(startsOn);

/** Seats are reserved until the session begins; without an hour, until its first day is over. */
export function reservesUntil(hours: Hours & { startsOn: string }) {
  return timesOf(hours).startsAt ?? startOfParisDay(daysLater(hours.startsOn, 1));
}

/** The end of a session: of its last day, where it has several. */
export function endOf(event: Hours & { startsOn: string }) {
  const startsOn = lastDayOf(event) ?? event.startsOn;
  return timesOf({ ...event, startsOn }).endsAt ?? startOfParisDay(daysLater(startsOn, 1));
}

/** Whether the last day of a session is over. */
export const isPast = (days: Pick<Event, "startsOn" | "endsOn">, today: string) => (lastDayOf(days) ?? "") < today;
