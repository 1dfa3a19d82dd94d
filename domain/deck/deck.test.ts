import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed, NotInPlan } from "../audit/not-allowed.ts";
import { openSharedDeck, sharedDeck, sharedDeckPage } from "../deal/deck.server.ts";
import { setOptOut } from "../deal/opt-out.server.ts";
import { dealOf } from "../deal/record.server.ts";
import { startup } from "../person/startup.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import type { ShownPart } from "../publication/publication.ts";
import { publication, publicationLook } from "../publication/publication.table.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { publicationState } from "../publication/read-reviews.server.ts";
import { readVisibility } from "../readiness/visibility.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { deckLimits, deckRate, originalRate, trialDecks } from "./deck.ts";
import { ownDeckFile, ownDeckPage, readDeck, removeDeck, uploadDeck } from "./deck.server.ts";
import { deckOriginal, deckPage, deckVersion } from "./deck.table.ts";
import { drawNext } from "./draw.server.ts";
import { newestDrawn } from "./drawn.server.ts";
import { deckPageToLookAt } from "./look.server.ts";
import { markedPage } from "./marked-page.server.ts";
import { deckReader, deckVisit } from "./reading.table.ts";
import { readOpenings } from "./visit.server.ts";

const founder = signedIn("founder", "sirocco");
const free = signedIn("founder", "tramontane");
const other = signedIn("founder", "zephyr");
const investor = signedIn("investor", "mistral");
const pending = { ...investor, viewer: { ...investor.viewer, id: "attente", approved: false } };
const admin = signedIn("admin", "phare");
const seat = (role: "editor" | "reader") => ({
  ...founder,
  viewer: { ...founder.viewer, startup: { id: founder.viewer.id, role } },
});

const pdf = (...lines: string[]) => samplePdf({ pages: lines.map((line) => written(line)) });
const browser = {
  ...{ method: "POST", userAgent: "Mozilla/5.0 Firefox/145.0", language: "fr", purpose: "" },
  objects: false,
};
const file = (bytes: Buffer, name = "deck.pdf") => ({ name, read: () => Promise.resolve(bytes) });

onBothEngines("an uploaded deck", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [founder, free, other, investor, pending, admin])
      await aPerson(database.db, viewer.role, { id: viewer.id, email: `${viewer.id}@wind.example` });
    for (const { viewer } of [founder, other])
      await database.db.insert(planGrant).values({
        ...{ id: randomUUID(), startup: viewer.id, plan: "visible", startsOn: "2020-01-01" },
        ...{ reason: "Agreed", grantedBy: "phare" },
      });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(rateBucket);
    await database.db.delete(deckVersion);
    await database.db.delete(publication);
    await database.db.delete(publicationLook);
    await database.db.delete(deckReader);
    await database.db.delete(deckVisit);
  });

  const send = (bytes: Buffer, actor = founder) => uploadDeck(database.db, actor, file(bytes));
  async function publishWith(...shown: ShownPart[]) {
    await database.db.delete(publication);
    await saveFounderProfile(database.db, founder, { startup_name: "Sirocco" });
    await database.db.insert(publication).values({
      ...{ id: randomUUID(), founder: "sirocco", customers: ["B2B"], deepTech: false, shown },
      ...{ name: "Sirocco", deck: "", deckVersion: (await newestDrawn(database.db, "sirocco"))?.id ?? null },
    });
  }
  const says = (verdict: "yes" | "no") =>
    reviewPublication(database.db, admin, "sirocco", { verdict, reason: "Blurred", look: undefined });
  const press = (shows: boolean, also: Partial<typeof browser> = {}, now?: Date) =>
    openSharedDeck(database.db, investor, "sirocco", { ...browser, ...also, shows }, now);
  const shared = (actor = investor) => sharedDeck(database.db, actor, "sirocco");

  test("an upload waits, is drawn page by page, and can be read back whole", async () => {
    const large = Buffer.concat([pdf("One", "Two"), Buffer.alloc(2.5 * 1024 * 1024, 32)]);
    expect(await send(large)).toEqual({ status: "stored" });
    expect((await readDeck(database.db, founder))?.last).toMatchObject({
      state: "waiting",
      pages: null,
      pagesDrawn: 0,
    });
    expect(await database.db.$count(deckOriginal)).toBe(11);
    const original = await ownDeckFile(database.db, founder);
    if (original.status !== "found") throw new Error(original.status);
    expect(Buffer.from(await new Response(original.file).arrayBuffer()).equals(large)).toBe(true);
    expect(await drawNext(database.db)).toBe(true);
    expect(await drawNext(database.db)).toBe(false);
    const deck = await readDeck(database.db, founder);
    expect(deck?.last).toMatchObject({ state: "drawn", pages: 2 });
    expect(deck?.drawn?.pages).toHaveLength(2);
    expect(await ownDeckPage(database.db, founder, 2)).toMatchObject({ number: 2, text: "Two" });
    expect(await ownDeckPage(database.db, founder, 3)).toBeNull();
  });

  test("startups on the free month store so many decks a day from one network, those with a plan as many as before", async () => {
    const onTrial = async (nth: number) => {
      const id = `essai-${nth}`;
      const actor = await aPerson(database.db, "founder", { id, email: `${id}@wind.example` });
      await database.db.insert(planGrant).values({
        ...{ id: randomUUID(), startup: id, plan: "elite", startsOn: "2020-01-01", source: "trial" },
        ...{ reason: "trial", grantedBy: id },
      });
      return { ...actor, address: "192.0.2.77" };
    };
    const answers = [];
    const empty = await onTrial(98);
    expect((await send(Buffer.from("no PDF"), empty)).status).toBe("refused");
    for (let nth = 0; nth < trialDecks.capacity + 2; nth += 1)
      answers.push((await send(pdf("One"), await onTrial(nth))).status);
    expect(answers.filter((status) => status === "stored")).toHaveLength(trialDecks.capacity);
    expect(answers.at(-1)).toBe("limited");
    expect((await send(pdf("One"), { ...founder, address: "192.0.2.77" })).status).toBe("stored");
    expect((await send(pdf("One"), { ...(await onTrial(99)), address: "198.51.100.7" })).status).toBe("stored");
  });

  test("a page that one reader asks for many times at once is marked once", async () => {
    await send(pdf("One"));
    await drawNext(database.db);
    const version = (await newestDrawn(database.db, "sirocco"))?.id ?? "";
    const reader = { address: "192.0.2.8", email: "ida@wind.example" };
    const asked = Array.from({ length: 30 }, () => markedPage(database.db, reader, { version, number: 1 }));
    const [first, ...others] = await Promise.all(asked);
    expect(first).not.toBeNull();
    expect(others.every((each) => each === first)).toBe(true);
  });

  test("a startup fetches its original twenty times an hour", async () => {
    await send(pdf("One"));
    const answers = await Promise.all(Array.from({ length: 25 }, () => ownDeckFile(database.db, founder)));
    expect(answers.filter(({ status }) => status === "found")).toHaveLength(originalRate.capacity);
    expect((await ownDeckFile(database.db, founder)).status).toBe("limited");
  });

  test("investors keep the version before until the team has looked at the next", async () => {
    await send(pdf("First"));
    await drawNext(database.db);
    await publishWith("deck");
    await send(pdf("Second"));
    expect(await shared()).toMatchObject({ number: 1 });
    await drawNext(database.db);
    expect(await shared()).toMatchObject({ number: 1 });
    const toLookAt = (version: number) =>
      deckPageToLookAt(database.db, admin, { startup: "sirocco", version, page: 1 }).then((found) => found?.page.text);
    expect([await toLookAt(1), await toLookAt(2), await toLookAt(3)]).toEqual(["First", "Second", undefined]);
    expect((await publicationState(database.db, "sirocco")).waits).not.toBeNull();
    await says("yes");
    expect(await shared()).toMatchObject({ number: 2 });
    expect(await toLookAt(1)).toBeUndefined();
    await send(pdf("Third"));
    await drawNext(database.db);
    await says("no");
    expect(await shared()).toMatchObject({ number: 2 });
    await send(Buffer.from("%PDF-1.4 and no more"));
    await drawNext(database.db);
    expect((await readDeck(database.db, founder))?.last).toMatchObject({
      number: 4,
      state: "refused",
      why: "unreadable",
    });
    expect(await ownDeckFile(database.db, founder)).toEqual({ status: "gone" });
    expect((await publicationState(database.db, "sirocco")).waits).toBeNull();
    expect(await shared()).toMatchObject({ number: 2 });
  });

  test("a version drawn while another waits for the team takes its place, and a late yes is for neither", async () => {
    await publishWith("deck");
    for (const name of ["One", "Two"]) {
      await send(pdf(name));
      await drawNext(database.db);
    }
    const look = (await publicationState(database.db, "sirocco")).waits?.id;
    await send(pdf("Three"));
    await drawNext(database.db);
    const verdict = { verdict: "yes", reason: "", look } as const;
    expect((await reviewPublication(database.db, admin, "sirocco", verdict)).status).toBe("changed");
    await removeDeck(database.db, founder, 99);
    expect((await publicationState(database.db, "sirocco")).waits).toBeNull();
  });

  test("an approved investor opens it by an answer, which counts once in half an hour", async () => {
    await send(pdf("Ours"));
    await drawNext(database.db);
    await publishWith("deck");
    const page = (now?: Date) => sharedDeckPage(database.db, investor, { founder: "sirocco", number: 1 }, now);
    const openings = (now?: Date) => readOpenings(database.db, founder, now);
    expect(await page()).toBe("closed");
    const pressed = Array.from({ length: 12 }, (_, at) => press(at % 2 === 0));
    expect(new Set((await Promise.all(pressed)).map(({ status }) => status))).toEqual(new Set(["open"]));
    expect(await database.db.$count(deckVisit)).toBe(1);
    await press(true);
    expect(await openings()).toEqual({ showing: 1, silent: 0 });
    await press(false);
    expect(await openings()).toEqual({ showing: 0, silent: 1 });
    expect(await page()).toMatchObject({ page: { text: "Ours" } });
    const hoursOn = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    expect(await page(hoursOn(13))).toBe("closed");
    expect(await openings(hoursOn(31 * 24))).toEqual({ showing: 0, silent: 0 });
    for (const actor of [pending, founder, other, admin])
      await expect(openSharedDeck(database.db, actor, "sirocco", { ...browser, shows: true })).rejects.toThrow(
        NotAllowed,
      );
    for (let times = 0; times < 30; times += 1) await press(false);
    expect(await press(false)).toMatchObject({ status: "limited" });
  });

  test("programs and readers who object open it without being counted", async () => {
    await send(pdf("Ours"));
    await drawNext(database.db);
    await publishWith("deck");
    for (const [also, isOut] of [
      [{ objects: true }, false],
      [{ userAgent: "LinkScanner/2" }, false],
      [{ purpose: "prefetch" }, false],
      [{}, true],
    ] as const) {
      await setOptOut(database.db, investor, isOut);
      await press(true, also);
      expect(await readOpenings(database.db, founder)).toEqual({ showing: 0, silent: 0 });
    }
    expect((await database.db.select().from(deckVisit)).map(({ counted }) => counted)).toEqual([false]);
    await setOptOut(database.db, investor, false);
  });

  test("what is no PDF of a possible size is refused before anything is stored", async () => {
    expect(await uploadDeck(database.db, founder, undefined)).toEqual({ status: "refused", problem: "noFile" });
    for (const [problem, bytes] of [
      ["noFile", Buffer.alloc(0)],
      ["notPdf", Buffer.from("PK and a presentation")],
      ["tooLarge", Buffer.concat([pdf("x"), Buffer.alloc(deckLimits.file)])],
    ] as const)
      expect(await send(bytes)).toEqual({ status: "refused", problem });
    expect(await database.db.$count(deckVersion)).toBe(0);
  });

  test("ten uploads a day are taken from the startup, whoever of it sends them", async () => {
    for (let sent = 0; sent < deckRate.capacity; sent += 1)
      await uploadDeck(database.db, sent % 2 ? seat("editor") : founder, undefined);
    expect(await send(pdf("late"))).toMatchObject({ status: "limited" });
    expect(await send(pdf("theirs"), other)).toEqual({ status: "stored" });
  });

  const numbers = async () => {
    const rows = await database.db.select({ number: deckVersion.number }).from(deckVersion).orderBy(deckVersion.number);
    return rows.map(({ number }) => number);
  };

  test("five versions are kept, among them the one that is approved and the one that is read", async () => {
    await send(pdf("Approved"));
    await drawNext(database.db);
    await publishWith("deck");
    for (let sent = 2; sent <= 5; sent += 1) {
      await send(pdf(`v${sent}`));
      await drawNext(database.db);
    }
    expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
    for (const damaged of ["six", "seven"]) {
      await send(Buffer.from(`%PDF-1.4 ${damaged}`));
      await drawNext(database.db);
    }
    expect(await numbers()).toEqual([1, 4, 5, 6, 7]);
  });

  test("versions take a hundred megabytes at most, the oldest going first", async () => {
    for (let sent = 1; sent <= 4; sent += 1) {
      await send(pdf(`v${sent}`));
      await drawNext(database.db);
      await database.db
        .update(deckVersion)
        .set({ size: 15 * 1024 * 1024 })
        .where(eq(deckVersion.number, sent));
      const pictures = sql`convert_to(repeat('x', ${15 * 1024 * 1024}), 'UTF8')`;
      await database.db.update(deckPage).set({ picture: pictures });
    }
    expect(await numbers()).toEqual([1, 2, 3, 4]);
    await send(pdf("v5"));
    expect(await numbers()).toEqual([2, 3, 4, 5]);
  });

  test("a newer upload takes the place of the one that waits, so that a startup holds up nobody", async () => {
    for (const name of ["a", "b", "c"]) await send(pdf(name));
    await send(pdf("theirs"), other);
    await send(pdf("d"));
    expect(await database.db.$count(deckVersion)).toBe(2);
    expect(await database.db.$count(deckOriginal)).toBe(2);
    await drawNext(database.db);
    expect((await readDeck(database.db, other))?.last.state).toBe("drawn");
    await drawNext(database.db);
    expect(await ownDeckPage(database.db, founder, 1)).toMatchObject({ text: "d" });
    await send(pdf("e"));
    await database.db
      .update(deckVersion)
      .set({ claimedUntil: sql`now() + interval '1 minute'` })
      .where(eq(deckVersion.state, "waiting"));
    await send(pdf("f"));
    expect(await database.db.$count(deckVersion, eq(deckVersion.state, "waiting"))).toBe(2);
  });

  test("a startup's second deck waits for everybody's first, and free trials for all", async () => {
    for (const who of ["autan", "marin"]) {
      await aPerson(database.db, "founder", { id: who, email: `${who}@wind.example` });
      await database.db.insert(planGrant).values({
        ...{ id: randomUUID(), startup: who, plan: "elite", startsOn: "2020-01-01", source: "trial" },
        ...{ reason: "Trial", grantedBy: who },
      });
      await send(pdf(`${who} 1`), signedIn("founder", who));
    }
    const drawnNow = async () => {
      await drawNext(database.db);
      const rows = await database.db
        .select({ founder: deckVersion.founder, number: deckVersion.number })
        .from(deckVersion)
        .where(eq(deckVersion.state, "drawn"));
      const order = rows.map((row) => `${row.founder} ${row.number}`).filter((each) => !seen.includes(each));
      seen.push(...order);
    };
    const seen: string[] = [];
    await send(pdf("One"));
    await drawnNow();
    await send(pdf("Two"));
    await send(pdf("Theirs"), other);
    await drawnNow();
    await drawnNow();
    await drawnNow();
    // Second decks are rendered after everybody's first deck, even if uploaded earlier.
    await send(pdf("autan 2"), signedIn("founder", "autan"));
    await database.db
      .update(deckVersion)
      .set({ uploadedAt: sql`now() - interval '2 hours'` })
      .where(eq(deckVersion.number, 2));
    await drawnNow();
    await drawnNow();
    expect(seen).toEqual(["sirocco 1", "zephyr 1", "sirocco 2", "autan 1", "marin 1", "autan 2"]);
  });

  test("two servers draw a version once, and one that was left is refused in the end", async () => {
    await send(pdf("Once"));
    const drawn = await Promise.all([drawNext(database.db), drawNext(database.db)]);
    expect(drawn.toSorted()).toEqual([false, true]);
    expect(await database.db.$count(deckPage)).toBe(1);
    await send(pdf("Left"));
    await database.db
      .update(deckVersion)
      .set({ tries: 3, claimedUntil: sql`now() - interval '1 minute'` })
      .where(eq(deckVersion.number, 2));
    await drawNext(database.db);
    expect((await readDeck(database.db, founder))?.last).toMatchObject({ state: "refused", why: "heavy" });
  });

  test("a claim ends within two minutes of its server, is renewed while it draws, and is given up once lost", async () => {
    const claimed = async () => {
      const left = sql<number>`extract(epoch from claimed_until - now())::float8`;
      const [row] = await database.db.select({ left, tries: deckVersion.tries }).from(deckVersion);
      return row;
    };
    const shorten = () => database.db.update(deckVersion).set({ claimedUntil: sql`now() - interval '1 second'` });
    await send(pdf(...Array.from({ length: 12 }, (_, page) => `Page ${page}`)));
    const drawing = drawNext(database.db, undefined, new Date(), 50);
    await expect.poll(async () => (await claimed())?.left).toBeGreaterThan(0);
    expect((await claimed())?.left).toBeLessThanOrEqual(120);
    await shorten();
    await expect.poll(async () => (await claimed())?.left).toBeGreaterThan(60);
    // Simulates that another server has taken over the rendering of this deck version.
    await database.db.update(deckVersion).set({ tries: 2 });
    expect(await drawing).toBe(true);
    expect(await claimed()).toMatchObject({ tries: 2 });
    expect((await readDeck(database.db, founder))?.last.state).toBe("waiting");
    await shorten();
    await drawNext(database.db);
    expect((await readDeck(database.db, founder))?.last.state).toBe("drawn");
  });

  test("an aborted drawing waits again", async () => {
    await send(pdf("Again"));
    await drawNext(database.db, AbortSignal.abort());
    expect((await readDeck(database.db, founder))?.last.state).toBe("waiting");
    await drawNext(database.db);
    expect((await readDeck(database.db, founder))?.last.state).toBe("drawn");
  });

  test("an editor uploads; a reader, a plan without publication and other roles do not", async () => {
    expect(await send(pdf("By the editor"), seat("editor"))).toEqual({ status: "stored" });
    await expect(send(pdf("x"), seat("reader"))).rejects.toThrow(NotAllowed);
    await expect(send(pdf("x"), free)).rejects.toThrow(NotInPlan);
    for (const actor of [investor, admin]) await expect(send(pdf("x"), actor)).rejects.toThrow(NotAllowed);
    await expect(removeDeck(database.db, seat("reader"), 99)).rejects.toThrow(NotAllowed);
    expect(await readDeck(database.db, seat("reader"))).toMatchObject({ last: { number: 1 } });
    expect(await readDeck(database.db, other)).toBeNull();
  });

  test("approved investors read it while it is published and shown, and nobody else", async () => {
    await send(pdf("Ours"));
    await drawNext(database.db);
    expect(await shared()).toBeNull();
    await publishWith("website");
    expect(await shared()).toBeNull();
    await publishWith("deck");
    expect(await shared()).toMatchObject({ name: "Sirocco", pages: 1 });
    expect((await dealOf(database.db, investor, "sirocco"))?.record.deckPages).toBe(1);
    expect(await readVisibility(database.db, founder)).toBeDefined();
    for (const actor of [pending, founder, other, admin]) await expect(shared(actor)).rejects.toThrow(NotAllowed);
    const at = (number: number) => sharedDeckPage(database.db, investor, { founder: "sirocco", number });
    await press(false);
    expect(await at(1)).toMatchObject({ page: { text: "Ours" } });
    expect(await at(2)).toBeNull();
    await database.db.update(planGrant).set({ endsOn: "2020-02-01" }).where(eq(planGrant.startup, "sirocco"));
    expect(await at(1)).toBeNull();
    await database.db.update(planGrant).set({ endsOn: null }).where(eq(planGrant.startup, "sirocco"));
    expect(await at(1)).not.toBeNull();
    await database.db.update(publication).set({ withdrawnAt: sql`now()` });
    expect(await at(1)).toBeNull();
    await publishWith("deck");
    const newest = (await readDeck(database.db, founder))?.last.number ?? 0;
    expect(await removeDeck(database.db, founder, newest - 1)).toBe("replaced");
    expect(await at(1)).not.toBeNull();
    expect(await removeDeck(database.db, founder, newest)).toBe("removed");
    expect(await at(1)).toBeNull();
    expect(await database.db.$count(deckPage)).toBe(0);
    expect(await database.db.$count(auditEntry, eq(auditEntry.action, "deck.remove"))).toBeGreaterThan(0);
  });

  test("an export tells of it, and it goes with its startup", async () => {
    await send(pdf("Theirs alone"), other);
    await drawNext(database.db);
    const told = JSON.stringify(await exportOf(database.db, "zephyr@wind.example"));
    expect(told).toContain("deck.pdf");
    expect(told).toContain("Theirs alone");
    await database.db.delete(startup).where(eq(startup.id, "zephyr"));
    expect(await database.db.$count(deckOriginal)).toBe(0);
    expect(await database.db.$count(deckPage)).toBe(0);
  });
});
