import { databaseOutage } from "./database-outage.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";
import { twoServers } from "./two-servers.ts";

keepsItsPromises("postgres", [
  ...onEither("postgres"),
  ["killed and started again", () => databaseOutage({ endings: ["SIGKILL"], gapMs: 3_000, perSecond: 20 })],
  ["two servers on one PostgreSQL", () => twoServers({ leads: 6, requests: 500, perSecond: 60 })],
]);
