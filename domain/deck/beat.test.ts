import { randomUUID } from "node:crypto";
import { eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { setOptOut } from "../deal/opt-out.server.ts";
import { NotInPlan } from "../audit/not-allowed.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { recordBeat, recordPage } from "./beat.server.ts";
import { uploadDeck } from "./deck.server.ts";
import { deckVersion } from "./deck.table.ts";
import { drawNext } from "./draw.server.ts";
import { newestDrawn } from "./drawn.server.ts";
import { namedLink, readOwnReading, shownReadings, takeBack, takeBackShown } from "./own-reading.server.ts";
import { readReadings } from "./read-deck.server.ts";
import { deckPageRead, deckReader, deckVisit } from "./reading.table.ts";
import { cutLink, shareDeck } from "./share.server.ts";
import { openVisit, readOpenings, recordOpening } from "./visit.server.ts";

const founder = signedIn("founder", "lisiere");
const visible = signedIn("founder", "clairiere");

onBothEngines("the time that pages of a deck are in sight", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [founder, visible])
      await aPerson(database.db, "founder", { id: viewer.id, email: `${viewer.id}@wood.example` });
    for (const [startup, plan] of [
      ["lisiere", "elite"],
      ["clairiere", "visible"],
    ] as const)
      await database.db.insert(planGrant).values({
        ...{ id: randomUUID(), startup, plan, startsOn: "2020-01-01" },
        ...{ reason: "Agreed", grantedBy: "phare" },
      });
    const pdf = samplePdf({ pages: [written("One"), written("Two"), written("Three"), written("Four")] });
    await uploadDeck(database.db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [rateBucket, deckVisit, deckReader]) await database.db.delete(table);
  });

  const readerOf = (email: string) => ({ founder: "lisiere", email });
  const ours = readerOf("claude@fonds.example");
  async function opens(reader = ours, shows = true) {
    const version = await served();
    await recordOpening(database.db, reader, { version, shows, counted: true });
  }
  const served = async () => (await newestDrawn(database.db, "lisiere"))?.id ?? "";
  const beat = async (page: number | null, reader = ours) =>
    recordBeat(database.db, reader, { page, pages: 4, version: await served() });
  const pass = (seconds: number, reader = ours) =>
    database.db
      .update(deckReader)
      .set({ beatAt: sql`clock_timestamp() - ${seconds}::float8 * interval '1 second'` })
      .where(eq(deckReader.email, reader.email));
  const times = async () =>
    (await readOwnReading(database.db, ours)).pages.map(({ page, seconds }) => [page, Math.round(seconds)]);

  test("the time since a beat goes to its page, twenty seconds at most", async () => {
    expect(await beat(1)).toBe(false);
    await opens();
    await beat(1);
    await pass(8);
    await beat(2);
    await pass(385);
    await beat(null);
    await pass(500);
    await beat(3);
    expect(await times()).toEqual([
      [1, 8],
      [2, 20],
      [3, 0],
    ]);
  });

  test("fifty beats at once credit no more than has passed, nor more than ten minutes a page", async () => {
    await opens();
    await beat(1);
    await pass(15);
    await Promise.all(Array.from({ length: 50 }, (_, at) => beat(1 + (at % 4))));
    const sum = (await times()).reduce((all, [, seconds = 0]) => all + seconds, 0);
    expect(sum).toBeGreaterThanOrEqual(14);
    expect(sum).toBeLessThanOrEqual(25);
    await database.db.update(deckPageRead).set({ seconds: 595 }).where(eq(deckPageRead.page, 1));
    await beat(1);
    await pass(19);
    await beat(1);
    expect((await times())[0]).toEqual([1, 600]);
  });

  test("nothing is noted of who opens it silently, nor of pages that there are not", async () => {
    await opens(ours, false);
    await beat(1);
    await pass(10);
    await beat(2);
    expect(await database.db.$count(deckPageRead)).toBe(0);
    await opens();
    for (const page of [0, 5, 1.5, -1]) await beat(page);
    expect(await database.db.$count(deckPageRead)).toBe(0);
  });

  test("taking it back leaves no row, moves the founder's figures, and stays so while beats go on", async () => {
    await opens();
    await beat(1);
    await pass(20);
    await beat(2);
    expect((await readReadings(database.db, founder)).named).toMatchObject([{ email: ours.email }]);
    await Promise.all([takeBack(database.db, ours), ...Array.from({ length: 10 }, () => beat(2))]);
    await beat(3);
    expect(await database.db.$count(deckPageRead)).toBe(0);
    expect(await readReadings(database.db, founder)).toMatchObject({ named: [], together: { readers: 0 } });
  });

  test("taking it back leaves no row of pages that are asked for meanwhile without script", async () => {
    for (let round = 0; round < 30; round += 1) {
      await opens();
      const visit = await openVisit(database.db, ours, await served());
      if (!visit) throw new Error("Not opened");
      const asked = Array.from({ length: 4 }, (_, at) => recordPage(database.db, visit, at + 1));
      await Promise.all([...asked.slice(0, 2), takeBack(database.db, ours), ...asked.slice(2)]);
      await recordPage(database.db, visit, 4);
      expect(await database.db.$count(deckPageRead)).toBe(0);
    }
  });

  test("a new version that comes while a reader reads has pages of its own, and opens nothing again", async () => {
    const old = await served();
    await opens();
    await beat(2);
    await pass(10);
    await beat(3);
    await uploadDeck(database.db, founder, {
      ...{ name: "e.pdf", read: () => Promise.resolve(samplePdf({ pages: [written("Five"), written("Six")] })) },
    });
    await drawNext(database.db);
    expect(await served()).not.toBe(old);
    await Promise.all(Array.from({ length: 10 }, (_, at) => beat(1 + (at % 2))));
    await beat(1);
    await pass(6);
    await beat(2);
    const visits = await database.db.select().from(deckVisit);
    expect(visits.map(({ version }) => version).toSorted()).toEqual([old, await served()].toSorted());
    const [read] = (await readReadings(database.db, founder)).named;
    expect(read?.times.map((seconds) => seconds && Math.round(seconds))).toEqual([6, 0]);
    expect(await readOpenings(database.db, founder)).toEqual({ showing: 1, silent: 0 });
    // Opening the deck again within half an hour is not counted as another visit.
    await opens();
    expect(await database.db.$count(deckVisit)).toBe(2);
    await database.db.delete(deckVersion).where(ne(deckVersion.id, old));
    expect((await readReadings(database.db, founder)).named[0]?.times.map((each) => each && Math.round(each))).toEqual([
      null,
      10,
      0,
      null,
    ]);
  });

  test("it is taken back after the link was cut off, by its reader alone", async () => {
    const shared = await shareDeck(database.db, founder, { email: ours.email, lang: "fr", days: 30, watermark: true });
    const id = shared.status === "shared" ? shared.id : "";
    const account = `investor-${randomUUID()}`;
    await aPerson(database.db, "investor", { id: account, email: `${account}@fund.example` });
    const theirs = { founder: "lisiere", person: account };
    const version = (await newestDrawn(database.db, "lisiere"))?.id ?? "";
    await recordOpening(database.db, theirs, { version, shows: true, counted: true });
    await opens();
    await beat(1);
    await cutLink(database.db, founder, id);
    expect(await namedLink(database.db, id)).toMatchObject({ founder: "lisiere", email: ours.email });
    const [own] = await shownReadings(database.db, "Claude@fonds.example");
    const [ofAccount] = await shownReadings(database.db, `${account}@fund.example`);
    expect([own?.id, ofAccount?.id].filter(Boolean)).toHaveLength(2);
    expect(await takeBackShown(database.db, "noa@fonds.example", own?.id ?? "")).toBe(false);
    expect(await takeBackShown(database.db, ours.email, ofAccount?.id ?? "")).toBe(false);
    expect(await shownReadings(database.db, ours.email)).toHaveLength(1);
    expect(await takeBackShown(database.db, ours.email, own?.id ?? "")).toBe(true);
    expect(await takeBackShown(database.db, `${account}@fund.example`, ofAccount?.id ?? "")).toBe(true);
    expect(await shownReadings(database.db, ours.email)).toEqual([]);
    expect(await readOwnReading(database.db, ours)).toMatchObject({ pages: [], shows: false });
    expect(await readReadings(database.db, founder)).toMatchObject({ named: [], together: { readers: 0 } });
  });

  test("an investor who stops the counting of their visits takes back every reading at once", async () => {
    const { db } = database;
    const investor = await aPerson(db, "investor", { verdict: "yes" });
    const theirs = { founder: "lisiere", person: investor.viewer.id };
    const version = await served();
    const reads = (page: number) => recordBeat(db, theirs, { page, pages: 4, version });
    await recordOpening(db, theirs, { version, shows: true, counted: true });
    await opens();
    await beat(1);
    await reads(1);
    await Promise.all([setOptOut(db, investor, true), ...Array.from({ length: 10 }, () => reads(2))]);
    await reads(3);
    expect(await readOwnReading(db, theirs)).toMatchObject({ pages: [], shows: false });
    expect(await times()).toEqual([[1, 0]]);
  });

  test("who never opened the deck leaves no row by taking back", async () => {
    await takeBack(database.db, readerOf("never@fonds.example"));
    expect(await database.db.$count(deckReader)).toBe(0);
  });

  test("readers from the list are told of once three of them show it, and never one by one", async () => {
    for (let investors = 1; investors <= 3; investors += 1) {
      const id = `investor-${randomUUID()}`;
      await aPerson(database.db, "investor", { id, email: `${id}@fonds.example` });
      const reader = { founder: "lisiere", person: id };
      const version = await served();
      await recordOpening(database.db, reader, { version, shows: true, counted: true });
      await recordBeat(database.db, reader, { page: 1, pages: 4, version });
      const { named, together } = await readReadings(database.db, founder);
      expect([named.length, together.readers]).toEqual([0, investors < 3 ? 0 : 3]);
    }
  });

  test("only the plan that opens it reads pages", async () => {
    await expect(readReadings(database.db, visible)).rejects.toThrow(NotInPlan);
    expect(await database.db.$count(deckVersion)).toBe(1);
  });
});
