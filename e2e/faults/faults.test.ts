import { afterAll, describe, expect, test } from "vitest";
import { backupUnderWrites } from "./backup.ts";
import type { Check } from "./check.ts";
import { movedClock } from "./clock.ts";
import { databaseOutage } from "./database-outage.ts";
import { duplicates } from "./duplicate.ts";
import { closeGrounds, engines } from "./ground.ts";
import { kill } from "./kill.ts";
import { secondProcess } from "./second-process.ts";
import { sameTimes, signInStorm } from "./sign-in.ts";
import { slowClients } from "./slow-and-large.ts";
import { stopUnderLoad } from "./stop.ts";
import { twoServers } from "./two-servers.ts";

/** Scenarios of `npm run faults`, at small figures. */
const scenarios: [name: string, run: () => Promise<Check[]>][] = [
  ...engines.flatMap((kind): [string, () => Promise<Check[]>][] => [
    [`killed at any moment (${kind})`, () => kill(kind, { posts: 300, kills: 3, inFlight: 50, sample: 20 })],
    [`told to stop under load (${kind})`, () => stopUnderLoad(kind, { times: 1, perSecond: 40 })],
  ]),
  ...engines.map((kind): [string, () => Promise<Check[]>] => [
    `the same sent 64 times at once (${kind})`,
    () => duplicates(kind, { people: 3, copies: 64 }),
  ]),
  ["a clock that jumps", () => movedClock("pglite", { leadsPerJump: 1 })],
  ...(engines.includes("postgres")
    ? ([
        [
          "PostgreSQL killed and started again",
          () => databaseOutage({ endings: ["SIGKILL"], gapMs: 3_000, perSecond: 20 }),
        ],
        ["two servers on one PostgreSQL", () => twoServers({ leads: 6, requests: 500, perSecond: 60 })],
      ] satisfies [string, () => Promise<Check[]>][])
    : []),
  ["a backup during writes", () => backupUnderWrites("pglite", "pglite", { perSecond: 50, forMs: 3_000 })],
  ["a second process on one folder", () => secondProcess({ times: 2 })],
  ["people who all sign in at once", () => signInStorm("pglite", { people: 250, networks: 100 })],
  ["whether an address has an account", () => sameTimes("pglite", { turns: 12 })],
  ["slow clients", () => slowClients("pglite", { sockets: 100, forMs: 12_000 })],
];

describe("the promises under faults", () => {
  afterAll(closeGrounds);

  test.each(scenarios)("%s", async (_, run) => {
    // How fast is judged by `npm run faults`, on a machine that does nothing else.
    const broken = (await run()).filter(({ ok, goal }) => !ok && !/at most [\d.,]+ ms$/.test(goal));
    expect(broken).toEqual([]);
  });
});
