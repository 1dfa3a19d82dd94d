import type { Event } from "../content/content.ts";
import { endOf } from "../session-seat/session-seat.ts";

const hour = 3_600_000;

/** Investors and founders may wish to meet until then; what a record counts is settled from then on. */
export const wishesUntil = (event: Pick<Event, "endsOn" | "startTime" | "endTime"> & { startsOn: string }) =>
  new Date(endOf(event).getTime() + 72 * hour);
