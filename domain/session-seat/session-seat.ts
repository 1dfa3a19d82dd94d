import type { Event } from "../content/content.ts";
import { lastDayOf } from "../content/last-day.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";

/** `day` limits an investor's requests per day, and `mailsAnHour` the e-mails to a session's guests per hour. */
export const seatLimits = { most: 500, waiting: 200, day: 20, mailsAnHour: 500 };

const seatsOfFormat = { quarterly: 40, grand: 120 };

export const seatsAtFirst = ({ format }: Pick<Event, "format">) => seatsOfFormat[format ?? "quarterly"];

type Hours = Pick<Event, "startsOn" | "endsOn" | "startTime" | "endTime">;

/** The assumed duration, in milliseconds, of a session without an end time. */
const usual = 3 * 3_600_000;

export function timesOf({ startsOn, startTime, endTime }: Hours) {
  const startsAt = startsOn && startTime ? parisInstant(`${startsOn}T${startTime}`) : null;
  if (!startsOn || !startTime || !startsAt) return { startsAt: null, endsAt: null };
  const endsOn = endTime && endTime <= startTime ? daysLater(startsOn, 1) : startsOn;
  const end = endTime ? parisInstant(`${endsOn}T${endTime}`) : null;
  return { startsAt, endsAt: end ?? new Date(startsAt.getTime() + usual) };
}

/** Free seats are assigned automatically until 18:00 in Paris on the day before the session. */
export const seatsItselfUntil = (startsOn: string) =>
  parisInstant(`${daysLater(startsOn, -1)}T18:00`) ?? startOfParisDay(startsOn);

/** Returns the session's start or, without a start time, the end of its first day. */
export function reservesUntil(hours: Hours & { startsOn: string }) {
  return timesOf(hours).startsAt ?? startOfParisDay(daysLater(hours.startsOn, 1));
}

type Seats = { cancelled: object | null; seats: number; seated: number; waiting: number };

/** Returns what a list of sessions shows an investor about a session. `own` is the state of the investor's own seat. */
export function seatState(
  { cancelled, seats, seated, waiting }: Seats,
  own: "seated" | "waiting" | undefined,
  hours: Hours & { startsOn: string },
  now: Date,
): "seated" | "waiting" | "cancelled" | "over" | "begun" | "full" | "none" {
  if (cancelled) return "cancelled";
  if (now >= endOf(hours)) return "over";
  if (own) return own;
  if (now >= reservesUntil(hours)) return "begun";
  return seated >= seats || waiting > 0 ? "full" : "none";
}

export function endOf(event: Hours & { startsOn: string }) {
  const startsOn = lastDayOf(event) ?? event.startsOn;
  return timesOf({ ...event, startsOn }).endsAt ?? startOfParisDay(daysLater(startsOn, 1));
}

export const isPast = (days: Pick<Event, "startsOn" | "endsOn">, today: string) => (lastDayOf(days) ?? "") < today;
