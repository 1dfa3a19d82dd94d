import { movedClock } from "./clock.ts";
import { secondProcess } from "./second-process.ts";
import { signInStorm } from "./sign-in.ts";
import { sameTimes } from "./same-times.ts";
import { signInFloods } from "./sign-in-floods.ts";
import { manyBodies } from "./many-bodies.ts";
import { keepsItsPromises } from "./small-figures.ts";

keepsItsPromises("pglite", [
  ["a clock that jumps", () => movedClock("pglite", { leadsPerJump: 1 })],
  ["a second process on one folder", () => secondProcess({ times: 2 })],
  ["whether an address has an account", () => sameTimes("pglite", { turns: 3 })],
  ["people who all sign in at once", () => signInStorm("pglite", { people: 16, networks: 40 })],
  ["large bodies that nobody may send", () => manyBodies("pglite", { connections: 24, held: 600 })],
  // 240 connections are needed to fill the queue for password hashing, in which 200 requests can wait.
  [
    "strangers who flood the sign-in",
    () => signInFloods("pglite", { connections: 240, real: 3, of: ["with changing /64 of a /48"] }),
  ],
]);
