import { backupUnderWrites } from "./backup.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";

keepsItsPromises("pglite", [
  ...onEither("pglite"),
  ["a backup during writes", () => backupUnderWrites("pglite", "pglite", { perSecond: 50, forMs: 3_000 })],
]);
