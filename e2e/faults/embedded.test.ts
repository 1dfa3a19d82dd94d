import { backupUnderWrites } from "./backup.ts";
import { movedClock } from "./clock.ts";
import { secondProcess } from "./second-process.ts";
import { sameTimes, signInStorm } from "./sign-in.ts";
import { slowClients } from "./slow-and-large.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";

keepsItsPromises("pglite", [
  ...onEither("pglite"),
  ["a clock that jumps", () => movedClock("pglite", { leadsPerJump: 1 })],
  ["a backup during writes", () => backupUnderWrites("pglite", "pglite", { perSecond: 50, forMs: 3_000 })],
  ["a second process on one folder", () => secondProcess({ times: 2 })],
  ["people who all sign in at once", () => signInStorm("pglite", { people: 250, networks: 100 })],
  ["whether an address has an account", () => sameTimes("pglite", { turns: 12 })],
  ["slow clients", () => slowClients("pglite", { sockets: 100, forMs: 12_000 })],
]);
