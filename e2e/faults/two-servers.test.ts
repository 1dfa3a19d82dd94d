import { backupUnderWrites } from "./backup.ts";
import { racedCalendar } from "./raced-calendar.ts";
import { keepsItsPromises } from "./small-figures.ts";
import { twoServers } from "./two-servers.ts";

keepsItsPromises("postgres", [
  ["two servers on one PostgreSQL", () => twoServers({ leads: 6, requests: 200, perSecond: 20 })],
  ["one hour and one seat, pressed on two servers", () => racedCalendar({ presses: 24 })],
  [
    "a backup of the embedded database, put into this one",
    () => backupUnderWrites("pglite", "postgres", { perSecond: 40, forMs: 1_500 }),
  ],
]);
