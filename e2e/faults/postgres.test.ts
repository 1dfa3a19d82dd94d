import { backupUnderWrites } from "./backup.ts";
import { databaseOutage } from "./database-outage.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";
import { twoServers } from "./two-servers.ts";

keepsItsPromises("postgres", [
  ...onEither("postgres"),
  ["killed and started again", () => databaseOutage({ endings: ["SIGKILL"], gapMs: 3_000, perSecond: 20 })],
  [
    "a backup of the embedded database, put into this one",
    () => backupUnderWrites("pglite", "postgres", { perSecond: 40, forMs: 1_500 }),
  ],
  ["two servers on one PostgreSQL", () => twoServers({ leads: 6, requests: 500, perSecond: 60 })],
]);
