import { afterAll, describe, expect, test } from "vitest";
import type { Check } from "./check.ts";
import { diskFull } from "./disk-full.ts";
import { duplicates } from "./duplicate.ts";
import { closeApps, engines } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { racedAnswers } from "./held-answers.ts";
import { randomHours } from "./hours.ts";
import { invitations } from "./invitations.ts";
import { kill } from "./kill.ts";
import { floodedMailbox } from "./mailbox.ts";
import { randomSeats } from "./seats.ts";
import { randomSessionSeats } from "./session-seats.ts";
import { stopUnderLoad } from "./stop.ts";

type Scenario = [name: string, run: () => Promise<Check[]>];

/** The scenarios of `npm run faults` for one database engine, with numbers small enough for the ordinary tests. */
export const onEither = (kind: EngineKind): Scenario[] => [
  // Few requests per second, because the machine is slow while other tests run.
  ["told to stop under load", () => stopUnderLoad(kind, { times: 1, perSecond: 5 })],
  ["killed at any moment", () => kill(kind, { posts: 120, kills: 1, inFlight: 50, sample: 10 })],
  ["the same sent 24 times at once", () => duplicates(kind, { people: 3, copies: 24 })],
  ["a flooded mailbox", () => floodedMailbox(kind, { rounds: 4 })],
  ["founders who come and go", () => randomSeats(kind, { sequences: 60, connections: 12, people: 30 })],
  [
    "guests of sessions who come and go",
    () => randomSessionSeats(kind, { sequences: 60, connections: 12, sessions: 2, investors: 30 }),
  ],
  [
    "startups and hosts who book, move and cancel",
    () => randomHours(kind, { sequences: 60, connections: 12, hosts: 4, founders: 24 }),
  ],
  ["answers that leave and are taken back", () => racedAnswers(kind, { decisions: 120, releasers: 2, recallers: 8 })],
  ["invitations to one address", () => invitations(kind, { startups: 12 })],
  ["a full disk", () => diskFull(kind, { megabytes: 160, posts: 4_000 })],
];

/**
 * Accepts a value above its limit if the limit depends on the machine's speed, because these tests run beside others.
 */
const isKept = ({ ok, finite }: Check) => finite ?? ok;

export function keepsItsPromises(kind: EngineKind, scenarios: Scenario[]) {
  describe.runIf(engines.includes(kind))(`the promises under faults, ${kind}`, () => {
    afterAll(closeApps);

    test.each(scenarios)("%s", async (_, run) => {
      const broken = (await run()).filter((check) => !isKept(check));
      expect(broken.map(({ goal, measured }) => `${goal}: ${measured}`)).toEqual([]);
    });
  });
}
