import type { Event } from "../content/content.ts";
import { lastDayOf } from "../content/last-day.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/**
 * Maximum seats of a session, maximum length of its waiting list, requests of an investor per day, and mails to the
 * guests of a session per hour.
 */
export const seatLimits = { most: 500, waiting: 200, day: 20, mailsAnHour: 500 };

const seatsOfFormat = { quarterly: 40, grand: 120 };

/** The initial number of seats of a session. */
export const seatsAtFirst = ({ format }: Pick<Event, "format">) => seatsOfFormat[format ?? "quarterly"];

type Hours = Pick<Event, "startsOn" | "endsOn" | "startTime" | "endTime">;

/** A session without an end time counts as three hours long. */
const usual = 3 * 3_600_000;

/** The start and the end of a session; null while it has no start time. */
export function timesOf({ startsOn, startTime, endTime }: Hours) {
  const startsAt = startsOn && startTime ? parisInstant(`${startsOn}T${startTime}`) : null;
  if (!startsOn || !startTime || !startsAt) return { startsAt: null, endsAt: null };
  const endsOn = endTime && endTime <= startTime ? daysLater(startsOn, 1) : startsOn;
  const end = endTime ? parisInstant(`${endsOn}T${endTime}`) : null;
  return { startsAt, endsAt: end ?? new Date(startsAt.getTime() + usual) };
}

/** Until this time (18:00 in Paris on the day before), freed seats are assigned to the waiting list automatically. */
export const seatsItselfUntil = (startsOn: string) =>
  parisInstant(`${daysLater(startsOn, -1)}T18:00`) ?? startOfParisDay(startsOn);

/** Seats can be reserved until the session starts; without a start time, until the end of its first day. */
export function reservesUntil(hours: Hours & { startsOn: string }) {
  return timesOf(hours).startsAt ?? startOfParisDay(daysLater(hours.startsOn, 1));
}

/** The end of a session, on its last day. */
export function endOf(event: Hours & { startsOn: string }) {
  const startsOn = lastDayOf(event) ?? event.startsOn;
  return timesOf({ ...event, startsOn }).endsAt ?? startOfParisDay(daysLater(startsOn, 1));
}

/** Whether the last day of a session is over. */
export const isPast = (days: Pick<Event, "startsOn" | "endsOn">, today: string) => (lastDayOf(days) ?? "") < today;
