import { databaseOutage } from "./database-outage.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";

keepsItsPromises("postgres", [
  ...onEither("postgres"),
  ["killed and started again", () => databaseOutage({ endings: ["SIGKILL"], gapMs: 3_000, perSecond: 20 })],
]);
