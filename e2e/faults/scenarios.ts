import type { Check } from "./check.ts";
import { backupUnderWrites } from "./backup.ts";
import { copilotOutage } from "./copilot-outage.ts";
import { movedClock } from "./clock.ts";
import { crmModes, crmOutage } from "./crm-outage.ts";
import { crmOutageOnSite } from "./crm-outage-on-site.ts";
import { databaseOutage } from "./database-outage.ts";
import { diskFull } from "./disk-full.ts";
import { duplicates } from "./duplicate.ts";
import { engines } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { hostileDecks } from "./hostile-decks.ts";
import { hostileSheets } from "./hostile-sheets.ts";
import { racedAnswers } from "./held-answers.ts";
import { randomHours } from "./hours.ts";
import { invitations } from "./invitations.ts";
import { longTexts } from "./long-texts.ts";
import { kill } from "./kill.ts";
import { floodedMailbox } from "./mailbox.ts";
import { mailOutage, smtpModes } from "./mail-outage.ts";
import { mailOutageOnSite } from "./mail-outage-on-site.ts";
import { racedCalendar } from "./raced-calendar.ts";
import { privateNo } from "./private-no.ts";
import { secondProcess } from "./second-process.ts";
import { signInStorm } from "./sign-in.ts";
import { sameTimes } from "./same-times.ts";
import { signInFloods } from "./sign-in-floods.ts";
import { slowClients } from "./slow-and-large.ts";
import { largeBodies } from "./large-bodies.ts";
import { manyBodies } from "./many-bodies.ts";
import { randomSeats } from "./seats.ts";
import { randomSessionSeats } from "./session-seats.ts";
import { stopUnderLoad } from "./stop.ts";
import { twoServers } from "./two-servers.ts";

type Run = { name: string; engine: EngineKind | "pglite to postgres"; needs?: EngineKind; run: () => Promise<Check[]> };

const onEach = (name: string, run: (kind: EngineKind) => Promise<Check[]>): Run[] =>
  engines.map((engine) => ({ name, engine, run: () => run(engine) }));
const onPostgres = (name: string, run: () => Promise<Check[]>): Run => ({
  name,
  engine: "postgres",
  needs: "postgres",
  run,
});

export const runs: Run[] = [
  ...onEach("kill", (kind) => kill(kind, { posts: 10_000, kills: 10, inFlight: 50, sample: 300 })),
  ...onEach("duplicates", (kind) => duplicates(kind, { people: 100, copies: 64 })),
  ...crmModes.flatMap((mode) =>
    onEach(`crm ${mode}`, (kind) => crmOutage(kind, { mode, leads: 500, outageMs: 10_000 })),
  ),
  ...onEach("crm on a site", (kind) => crmOutageOnSite(kind, { modes: crmModes, leadsPerMode: 84, modeMs: 20_000 })),
  ...smtpModes.flatMap((mode) =>
    onEach(`mail ${mode}`, (kind) => mailOutage(kind, { mode, leads: 500, outageMs: 10_000 })),
  ),
  ...onEach("copilot", (kind) => copilotOutage(kind, { runs: 500, founders: 20, isWhole: true })),
  ...onEach("mail on a site", (kind) => mailOutageOnSite(kind, { leadsPerMode: 84, modeMs: 20_000 })),
  ...onEach("mailbox", (kind) => floodedMailbox(kind, { rounds: 60 })),
  onPostgres("database", () =>
    databaseOutage({ endings: ["SIGINT", "SIGQUIT", "SIGKILL"], gapMs: 60_000, perSecond: 20 }),
  ),
  ...onEach("disk", (kind) => diskFull(kind, { megabytes: 400, posts: 20_000 })),
  ...onEach("clock", (kind) => movedClock(kind, { leadsPerJump: 20 })),
  onPostgres("two servers", () => twoServers({ leads: 100, requests: 5_000, perSecond: 100 })),
  { name: "second process", engine: "pglite", run: () => secondProcess({ times: 10 }) },
  ...onEach("slow clients", (kind) => slowClients(kind, { sockets: 1_000, forMs: 60_000 })),
  ...onEach("bodies", (kind) => largeBodies(kind, { rounds: 5, atOnce: 8 })),
  ...onEach("many bodies", (kind) => manyBodies(kind, { connections: 120, held: 1_500 })),
  ...onEach("backup", (kind) => backupUnderWrites(kind, kind, { perSecond: 50, forMs: 30_000 })),
  {
    name: "backup",
    engine: "pglite to postgres",
    needs: "postgres",
    run: () => backupUnderWrites("pglite", "postgres", { perSecond: 50, forMs: 30_000 }),
  },
  ...onEach("private no", (kind) => privateNo(kind, { rounds: 100 })),
  ...onEach("hostile decks", (kind) => hostileDecks(kind, { files: 200, founders: 40, busyMs: 10_000 })),
  ...onEach("hostile sheets", (kind) => hostileSheets(kind, { files: 200 })),
  ...onEach("long texts", (kind) => longTexts(kind, { accounts: 10, forMs: 60_000 })),
  ...onEach("sign-ins", (kind) => signInStorm(kind, { people: 1_000, networks: 100 })),
  ...onEach("sign-in floods", (kind) => signInFloods(kind, { connections: 240, real: 10 })),
  ...onEach("same times", (kind) => sameTimes(kind, { turns: 500 })),
  ...onEach("seats", (kind) => randomSeats(kind, { sequences: 5_000, connections: 50, people: 120 })),
  ...onEach("session seats", (kind) =>
    randomSessionSeats(kind, { sequences: 1_000, connections: 50, sessions: 4, investors: 120 }),
  ),
  ...onEach("hours", (kind) => randomHours(kind, { sequences: 5_000, connections: 50, hosts: 12, founders: 120 })),
  onPostgres("calendar on two servers", () => racedCalendar({ presses: 100 })),
  onPostgres("held answers", () => racedAnswers("postgres", { decisions: 4_000, releasers: 2, recallers: 8 })),
  {
    name: "held answers",
    engine: "pglite",
    run: () => racedAnswers("pglite", { decisions: 400, releasers: 2, recallers: 8 }),
  },
  ...onEach("invitations", (kind) => invitations(kind, { startups: 1_000 })),
  ...onEach("stop", (kind) => stopUnderLoad(kind, { times: 20, perSecond: 60 })),
];
