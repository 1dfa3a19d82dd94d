import type { Event } from "./content.ts";

export const lastDayOf = ({ startsOn, endsOn }: Pick<Event, "startsOn" | "endsOn">) => endsOn ?? startsOn;
