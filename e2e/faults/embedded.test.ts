import { copilotOutage } from "./copilot-outage.ts";
import { backupUnderWrites } from "./backup.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";

keepsItsPromises("pglite", [
  ...onEither("pglite"),
  ["a model that fails", () => copilotOutage("pglite", { runs: 11, founders: 2, isWhole: false })],
  ["a backup during writes", () => backupUnderWrites("pglite", "pglite", { perSecond: 50, forMs: 3_000 })],
]);
