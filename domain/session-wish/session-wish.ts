import type { Event } from "../content/content.ts";
import { endOf } from "../session-seat/session-seat.ts";

/** How many wishes one side may have at a session, and how many changes of them one person makes in a day. */
export const wishLimits = { most: 12, day: 120 };

const hour = 3_600_000;

type Days = Pick<Event, "endsOn" | "startTime" | "endTime"> & { startsOn: string };

/** Until then a wish can be taken back; later ones become introductions at once. */
export const wishesLeaveAt = (event: Days) => new Date(endOf(event).getTime() + 2 * hour);

/** Investors and founders may wish to meet until then; what a record counts is settled from then on. */
export const wishesUntil = (event: Days) => new Date(endOf(event).getTime() + 72 * hour);
