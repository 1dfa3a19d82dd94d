import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { exportOf } from "../privacy/export.server.ts";
import { openSharedDeck } from "../deal/deck.server.ts";
import { setOptOut } from "../deal/opt-out.server.ts";
import { notification } from "../notification/notification.table.ts";
import type { Actor } from "../person/actor.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { publication } from "../publication/publication.table.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { recordBeat } from "./beat.server.ts";
import { uploadDeck } from "./deck.server.ts";
import { drawNext } from "./draw.server.ts";
import { newestDrawn, newestServed } from "./drawn.server.ts";
import { liveLink, openLink } from "./link-access.server.ts";
import { readReadings } from "./read-deck.server.ts";
import { deckReader, deckVisit } from "./reading.table.ts";
import { deckClosure } from "./report.table.ts";
import { readLinks, shareDeck } from "./share.server.ts";
import { readOpenings } from "./visit.server.ts";

const founder = signedIn("founder", "goelette");
const browser = { userAgent: "Mozilla/5.0 Firefox/145.0", language: "fr", purpose: "", objects: false };
const press = { ...browser, method: "POST" };

onBothEngines("the openings of a deck", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await aPerson(database.db, "founder", { id: "goelette", email: "goelette@sea.example" });
    await database.db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: "goelette", plan: "elite", startsOn: "2020-01-01" },
      ...{ reason: "Agreed", grantedBy: "phare" },
    });
    await saveFounderProfile(database.db, founder, { startup_name: "Goélette" });
    const pdf = samplePdf({ pages: [written("Cargo"), written("Crew")] });
    await uploadDeck(database.db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(database.db);
    await database.db.insert(publication).values({
      ...{ id: randomUUID(), founder: "goelette", customers: ["B2B"], deepTech: false, shown: ["deck"] },
      ...{ name: "Goélette", deck: "", deckVersion: (await newestDrawn(database.db, "goelette"))?.id ?? null },
    });
  });
  afterAll(() => database.close());

  test("are those of readers alone, and the page, the file and the digest tell the same number", async () => {
    const { db } = database;
    const anInvestor = (verdict?: "yes") => aPerson(db, "investor", verdict && { verdict });
    const opens = (actor: Actor, shows: boolean, also: Partial<typeof press> = {}) =>
      openSharedDeck(db, actor, "goelette", { ...press, ...also, shows });
    async function invited(email: string) {
      const shared = await shareDeck(db, founder, { email, lang: "fr", days: 30, watermark: true });
      const link = await liveLink(db, shared.status === "shared" ? shared.id : undefined);
      if (!link) throw new Error("The link opens nothing");
      return (shows: boolean, also: Partial<typeof press> = {}) =>
        openLink(db, link, { ...press, ...also, address: "192.0.2.7", shows, isRepeat: false });
    }
    const version = (await newestServed(db, "goelette"))?.id ?? "";
    const beats = (email: string) => recordBeat(db, { founder: "goelette", email }, { page: 1, pages: 2, version });
    const told = async () => {
      const { showing, silent } = await readOpenings(db, founder);
      const rows = await db.select({ data: notification.data, kind: notification.kind }).from(notification);
      const digest = rows.flatMap(({ kind, data }) => (kind === "deck" ? [(data as { times: number }).times] : []));
      return { page: showing + silent, digest: digest.reduce((sum, times) => sum + times, 0) };
    };

    const counted: [string, number][] = [];
    async function adds(who: string, come: () => Promise<unknown>) {
      const before = await told();
      await come();
      const { page, digest } = await told();
      expect([who, digest - before.digest]).toEqual([who, page - before.page]);
      counted.push([who, page - before.page]);
    }
    await adds("owner", () => expect(opens(founder, true)).rejects.toThrow(NotAllowed));
    await adds("administrator", () => expect(opens(signedIn("admin"), true)).rejects.toThrow(NotAllowed));
    const pending = await anInvestor();
    const unapproved = { ...pending, viewer: { ...pending.viewer, approved: false } };
    await adds("pending", () => expect(opens(unapproved, true)).rejects.toThrow(NotAllowed));
    const showing = await anInvestor("yes");
    await adds("approved, showing", () => opens(showing, true));
    await adds("approved, silent", async () => opens(await anInvestor("yes"), false));
    const optedOut = await anInvestor("yes");
    await setOptOut(db, optedOut, true);
    await adds("opted out", () => opens(optedOut, true));
    const shownUncounted = and(eq(deckVisit.shows, true), eq(deckVisit.counted, false));
    expect(await db.$count(deckVisit, shownUncounted)).toBe(0);
    const named = await invited("named@fonds.example");
    await adds("named, showing", () => named(true));
    const scanned = await invited("scanned@fonds.example");
    await adds("a mail scanner", () => scanned(true, { userAgent: "Mozilla/5.0 (compatible; LinkScan)" }));
    await adds("a link's preview", () => scanned(true, { userAgent: "Slackbot-LinkExpanding 1.0" }));
    await adds("prefetch", () => scanned(true, { purpose: "prefetch" }));
    const tabs = await invited("tabs@fonds.example");
    await adds("two tabs", () => Promise.all([tabs(true), tabs(true)]));
    const forging = await invited("forging@fonds.example");
    await adds("fifty forged beats", async () => {
      await forging(true);
      await beats("forging@fonds.example");
      await db
        .update(deckReader)
        .set({ beatAt: sql`clock_timestamp() - interval '15 seconds'` })
        .where(eq(deckReader.email, "forging@fonds.example"));
      await Promise.all(Array.from({ length: 50 }, () => beats("forging@fonds.example")));
    });
    expect(counted).toEqual([
      ["owner", 0],
      ["administrator", 0],
      ["pending", 0],
      ["approved, showing", 1],
      ["approved, silent", 1],
      ["opted out", 0],
      ["named, showing", 1],
      ["a mail scanner", 0],
      ["a link's preview", 0],
      ["prefetch", 0],
      ["two tabs", 1],
      ["fifty forged beats", 1],
    ]);
    expect(await told()).toEqual({ page: 5, digest: 5 });
    const links = await readLinks(db, founder);
    const opened = links.filter(({ state }) => state === "opened").map(({ toEmail }) => toEmail?.split("@")[0]);
    expect(opened.toSorted()).toEqual(["forging", "named", "tabs"]);
    const exported = async (email: string) => {
      const tables = await exportOf(db, email);
      const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? [];
      const readers = rowsOf("deck_reader").flatMap(({ email: reader }) => reader ?? []);
      return { readers, counted: rowsOf("deck_visit").map(({ counted: isCounted }) => isCounted) };
    };
    const ofStartup = await exported("goelette@sea.example");
    expect(ofStartup.readers.toSorted()).toEqual(["forging", "named", "tabs"].map((who) => `${who}@fonds.example`));
    expect(ofStartup.counted).toEqual([true, true, true, true, true]);
    expect(await exported("scanned@fonds.example")).toEqual({ readers: ["scanned@fonds.example"], counted: [false] });
    expect((await exported(optedOut.viewer.email)).counted).toEqual([false]);
    const { named: read } = await readReadings(db, founder);
    const closure = { founder: "goelette", reason: "Theft", at: new Date(), by: "phare" };
    await db.insert(deckClosure).values(closure);
    expect((await readReadings(db, founder)).named).toEqual(read);
    await db.delete(deckClosure);
    expect(read.map(({ email }) => email)).toEqual(["forging@fonds.example"]);
    const [{ seconds } = { seconds: 0 }] = read;
    expect(seconds).toBeGreaterThanOrEqual(14);
    expect(seconds).toBeLessThanOrEqual(20);
  });
});
