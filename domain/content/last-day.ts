import type { Event } from "./content.ts";

/** The last day of an event; null while it has no day. */
export const lastDayOf = ({ startsOn, endsOn }: Pick<Event, "startsOn" | "endsOn">) => endsOn ?? startsOn;
