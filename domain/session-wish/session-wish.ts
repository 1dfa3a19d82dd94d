import type { Event } from "../content/content.ts";
import { endOf } from "../session-seat/session-seat.ts";

/** Maximum wishes of one side at a session, and changes of wishes per person and day. */
export const wishLimits = { most: 12, day: 120 };

const hour = 3_600_000;

type Days = Pick<Event, "endsOn" | "startTime" | "endTime"> & { startsOn: string };

/** Until this time a wish can be withdrawn; later wishes become introductions at once. */
export const wishesLeaveAt = (event: Days) => new Date(endOf(event).getTime() + 2 * hour);

/** The end of the period for wishes; the counts of a session are final from then on. */
export const wishesUntil = (event: Days) => new Date(endOf(event).getTime() + 72 * hour);
