import type { Event } from "../content/content.ts";
import { endOf } from "../session-seat/session-seat.ts";

/** `most` limits wishes per side and session; `day` limits changes of wishes per person and day. */
export const wishLimits = { most: 12, day: 120 };

const hour = 3_600_000;

type Days = Pick<Event, "endsOn" | "startTime" | "endTime"> & { startsOn: string };

/**
 * The time, two hours after the session's end, until which wishes to meet can be withdrawn. Wishes made later are
 * processed at once.
 */
export const wishesLeaveAt = (event: Days) => new Date(endOf(event).getTime() + 2 * hour);

/** The time, 72 hours after the session's end, after which wishes can no longer be made or withdrawn. */
export const wishesUntil = (event: Days) => new Date(endOf(event).getTime() + 72 * hour);
