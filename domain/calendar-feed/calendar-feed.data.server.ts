import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { calendarFeed } from "../person/calendar-feed.table.ts";

export const data: DataOfNoun = [
  personal({
    table: calendarFeed,
    category: "account",
    owners: [{ column: "person", is: "people" }],
    exported: ["openedAt", "noFilesSince"],
    withheld: { person: because.ourId, digest: because.secret },
  }),
];
