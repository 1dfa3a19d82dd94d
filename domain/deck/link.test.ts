import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { NotAllowed, NotInPlan } from "../audit/not-allowed.ts";
import { personBlock } from "../person/person.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { publication, publicationLook } from "../publication/publication.table.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { suppressKind } from "../suppression/suppression.server.ts";
import { removeDeck, uploadDeck } from "./deck.server.ts";
import { deckPage, deckVersion } from "./deck.table.ts";
import { drawNext } from "./draw.server.ts";
import { newestDrawn, refusedDeck } from "./drawn.server.ts";
import { deckCodePause } from "../delivery/mail-limits.server.ts";
import { strangerQueues } from "../delivery/stranger-mails.ts";
import { checkPassword, liveLink, openLink } from "./link-access.server.ts";
import { checkCode, codeInMail, sendCode } from "./link-code.server.ts";
import { linkInMail } from "./link-mail.server.ts";
import { linkLimits } from "./link.ts";
import { deckCode, deckLink } from "./link.table.ts";
import { deckReader, deckVisit } from "./reading.table.ts";
import { shareAgain } from "./share-again.server.ts";
import { remove } from "../seat/change.server.ts";
import { cutLink, endLinks, lacksLink, lastLinks, readLinks, shareDeck } from "./share.server.ts";

const founder = signedIn("founder", "galion");
const other = signedIn("founder", "frégate".normalize("NFD").replace(/\p{M}/gu, ""));
const free = signedIn("founder", "barque");
const admin = signedIn("admin", "phare");
const investor = signedIn("investor", "escale");
const seat = (role: "editor" | "reader") => ({
  ...founder,
  viewer: { ...founder.viewer, startup: { id: founder.viewer.id, role } },
});
const secret = "a secret of these tests";
const reading = { userAgent: "Mozilla/5.0 Firefox/145.0", language: "fr", purpose: undefined, objects: false };

onBothEngines("links on a deck", (open) => {
  let database: Database;
  /** Drawing a deck starts a process, so both decks are drawn once, and each test begins with these rows. */
  let versions: (typeof deckVersion.$inferSelect)[] = [];
  let pages: (typeof deckPage.$inferSelect)[] = [];
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [founder, other, free, investor])
      await aPerson(database.db, viewer.role, { id: viewer.id, email: `${viewer.id}@sea.example` });
    for (const { viewer } of [founder, other])
      await database.db.insert(planGrant).values({
        ...{ id: randomUUID(), startup: viewer.id, plan: "visible", startsOn: "2020-01-01" },
        ...{ reason: "Agreed", grantedBy: "phare" },
      });
    for (const actor of [founder, other]) {
      const pdf = samplePdf({ pages: [written("Cargo")] });
      await uploadDeck(database.db, actor, { name: "d.pdf", read: () => Promise.resolve(pdf) });
      await drawNext(database.db);
    }
    versions = await database.db.select().from(deckVersion);
    pages = await database.db.select().from(deckPage);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [rateBucket, deckVisit, deckReader, deckLink, deckVersion, job])
      await database.db.delete(table);
    await database.db.insert(deckVersion).values(versions);
    await database.db.insert(deckPage).values(pages);
  });

  const chosen = { lang: "fr", days: 30, watermark: true } as const;
  const give = (email: string, actor = founder, now?: Date) => shareDeck(database.db, actor, { email, ...chosen }, now);
  async function given(email = "claude@fonds.example", now?: Date) {
    const shared = await give(email, founder, now);
    if (shared.status !== "shared") throw new Error(shared.status);
    return shared.id;
  }
  async function live(id: string, now?: Date) {
    const found = await liveLink(database.db, id, now);
    if (!found) throw new Error("The link opens nothing");
    return found;
  }
  const mails = async (letter: string) =>
    (await database.db.select().from(job)).filter(({ data }) => (data as { letter: string }).letter === letter);
  const codeOf = async (link: string) => (await codeInMail(database.db, secret, link)) ?? "";
  const ask = (id: string, email: string, address = "192.0.2.7") =>
    live(id).then((link) => sendCode(database.db, { secret, address }, link, { email, lang: "fr" }));

  async function asking(id: string, email = "claude@fonds.example", address?: string) {
    const sent = await ask(id, email, address);
    return sent.status === "sent" ? sent.browser : "";
  }

  test("one live link an address, mailed once a day, whoever of the startup presses", async () => {
    const pressed = await Promise.all(
      Array.from({ length: 12 }, (_, at) => give("Claude@Fonds.example", at % 2 ? seat("editor") : founder)),
    );
    expect(new Set(pressed.map((each) => each.status === "shared" && each.id)).size).toBe(1);
    expect(await database.db.$count(deckLink)).toBe(1);
    expect(await mails("deck-invitation")).toHaveLength(1);
    await expect(give("x@y.example", seat("reader"))).rejects.toThrow(NotAllowed);
    await expect(give("x@y.example", free)).rejects.toThrow(NotInPlan);
    await expect(give("x@y.example", investor)).rejects.toThrow(NotAllowed);
  });

  test("a reader's code leaves whatever was mailed to the address, 20 a day of a link and 60 of all at most", async () => {
    const { db } = database;
    const id = await given();
    await asking(id);
    const [code] = await mails("deck-code");
    if (!code) throw new Error("No code is mailed");
    const left = (queue: string, count: number, subject: string = randomUUID()) =>
      db.insert(job).values(
        Array.from({ length: count }, () => ({
          ...{ id: randomUUID(), queue, key: code.key, subject, data: {} },
          ...{ state: "done" as const, finishedAt: new Date(Date.now() - 2 * 3_600_000) },
        })),
      );
    const pause = async (subject = code.subject) =>
      (await deckCodePause(db, code.queue, { key: code.key, subject })).address;
    for (const queue of strangerQueues) await left(queue, 12);
    expect(await pause()).toBe(0);
    await left(code.queue, 20, id);
    const another = randomUUID();
    expect([(await pause()) > 20 * 3_600_000, await pause(another)]).toEqual([true, 0]);
    await left(code.queue, 40);
    expect(await pause(another)).toBeGreaterThan(20 * 3_600_000);
  });

  test("a link is sent again until the same day, and reopened with what it was given with, at most once", async () => {
    const { db } = database;
    const at = (day: string) => new Date(`2026-11-${day}T09:00:00Z`);
    const options = { lang: "fr", days: 10, watermark: false, copy: true, agreement: "In confidence." } as const;
    await db.update(planGrant).set({ plan: "elite" }).where(eq(planGrant.startup, "galion"));
    const first = await shareDeck(db, founder, { email: "claude@fonds.example", ...options }, at("01"));
    const id = first.status === "shared" ? first.id : "";
    const again = (link: string, day: string, actor = founder, which: "resend" | "reopen" = "reopen") =>
      shareAgain(db, actor, { id: link, lang: "fr", which }, at(day));
    expect(await again(id, "05", founder, "resend")).toEqual({ status: "shared", id });
    expect(await mails("deck-invitation")).toHaveLength(2);
    const rows = () => db.select().from(deckLink).orderBy(deckLink.createdAt);
    const [kept] = await rows();
    expect(kept).toMatchObject({ watermark: false, copy: true, expiresAt: new Date("2026-11-11T23:00:00Z") });
    await cutLink(db, founder, id, at("06"));
    expect(await again(id, "07", founder, "resend")).toEqual({ status: "gone" });
    expect(await rows()).toMatchObject([{ id, cutAt: at("06") }]);
    const pressed = await Promise.all(Array.from({ length: 12 }, () => again(id, "07")));
    const [reopened] = new Set(pressed.map((each) => (each.status === "shared" ? each.id : "")));
    expect(new Set(pressed.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(reopened).not.toBe(id);
    expect(await rows()).toMatchObject([
      { id, cutAt: at("06") },
      { ...{ id: reopened, copy: true, watermark: false, cutAt: null }, agreement: kept?.agreement },
    ]);
    expect((await rows())[1]?.expiresAt).toEqual(new Date("2026-11-17T23:00:00Z"));
    await endLinks(db, "galion", at("08"));
    expect(await again(reopened ?? "", "08")).toMatchObject({ status: "shared" });
    expect((await rows())[2]?.expiresAt).toEqual(new Date("2026-12-08T23:00:00Z"));
    // An extended link may last twice the maximum, but the link that replaces it lasts at most the maximum.
    const third = (await rows())[2]?.id ?? "";
    await db
      .update(deckLink)
      .set({ createdAt: at("01"), expiresAt: new Date("2027-04-28T22:00:00Z"), cutAt: at("09"), cutBy: "galion" })
      .where(eq(deckLink.id, third));
    expect(await again(third, "10")).toMatchObject({ status: "shared" });
    const fourth = (await rows()).find(({ cutAt }) => cutAt === null);
    expect(fourth?.expiresAt).toEqual(new Date("2027-02-08T23:00:00Z"));
    expect([await again(id, "07", other), await again("no-such-id", "07")]).toEqual([
      { status: "gone" },
      { status: "gone" },
    ]);
    await expect(again(id, "07", seat("reader"))).rejects.toThrow(NotAllowed);
    await db.update(planGrant).set({ plan: "visible" }).where(eq(planGrant.startup, "galion"));
  });

  test("a link revoked after its end is not given anew with an update", async () => {
    const { db } = database;
    const at = (day: string) => new Date(`2027-01-${day}T09:00:00Z`);
    const email = "claude@fonds.example";
    const id = await given(email, new Date("2026-11-01T09:00:00Z"));
    const lacks = async () => lacksLink((await lastLinks(db, "galion", [email])).get(email), at("06"));
    expect(await lacks()).toBe(true);
    expect(await cutLink(db, founder, id, at("05"))).toBe(true);
    expect(await lacks()).toBe(false);
    expect(await readLinks(db, founder, at("06"))).toMatchObject([{ id, state: "cut", cutAt: at("05") }]);
  });

  test("a link made by somebody who was removed stays, and the startup sees that", async () => {
    const { db } = database;
    const editor = await aPerson(db, "founder", { seat: { id: "galion", role: "editor" } });
    await give("by-founder@fonds.example");
    await give("by-editor@fonds.example", editor);
    const left = async () => (await readLinks(db, founder)).flatMap((link) => (link.isOfLeaver ? [link.toEmail] : []));
    expect(await left()).toEqual([]);
    expect((await remove(db, founder, editor.viewer.id)).status).toBe("removed");
    expect(await left()).toEqual(["by-editor@fonds.example"]);
  });

  test("an address gets one invitation a day from each startup, and none once it said so", async () => {
    await give("dominique@fonds.example");
    await give("dominique@fonds.example");
    await give("dominique@fonds.example", other);
    await give("dominique@fonds.example", other);
    expect(await mails("deck-invitation")).toHaveLength(2);
    await suppressKind(database.db, "deck-invitation", "alix@fonds.example");
    expect((await give("alix@fonds.example")).status).toBe("shared");
    expect(await mails("deck-invitation")).toHaveLength(2);
  });

  test("who wants no more decks gets no code of a link made since, and the answer is the same", async () => {
    const email = "sacha@fonds.example";
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
    const before = await given(email, ago(20));
    await suppressKind(database.db, "deck-invitation", email, ago(10));
    const since = await give(email, other);
    if (since.status !== "shared") throw new Error(since.status);
    expect((await ask(since.id, email)).status).toBe("sent");
    expect(await mails("deck-code")).toEqual([]);
    expect((await ask(before, email)).status).toBe("sent");
    expect(await mails("deck-code")).toHaveLength(1);
  });

  test("the eleventh live link and the twenty-first of a day are refused, however many press at once", async () => {
    const pressed = await Promise.all(Array.from({ length: 16 }, (_, at) => give(`a${at}@fonds.example`)));
    expect(pressed.filter(({ status }) => status === "shared")).toHaveLength(linkLimits.live.visible);
    expect(pressed.filter(({ status }) => status === "too-many")).toHaveLength(6);
    const [first] = await readLinks(database.db, founder);
    expect(await cutLink(database.db, founder, first?.id ?? "")).toBe(true);
    expect((await give("late@fonds.example")).status).toBe("shared");
    for (let times = 0; times < 3; times += 1) await give("late@fonds.example");
    expect((await give("later@fonds.example")).status).toBe("limited");
  });

  test("a code opens it within ten minutes and five tries, once, whatever was asked at the same time", async () => {
    const id = await given();
    const browser = await asking(id);
    const code = await codeOf(id);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === "000000" ? "000001" : "000000";
    const tried = (typed: string, from: string, now?: Date) =>
      live(id).then((link) => checkCode(database.db, secret, link, { code: typed, browser: from }, now));
    expect(await tried(code, browser, new Date(Date.now() + 11 * 60_000))).toBe(false);
    const at = await Promise.all([tried(code, browser), tried(code, browser), tried(code, browser)]);
    expect(at.filter(Boolean)).toHaveLength(1);
    const again = await asking(id);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => tried(wrong, again)));
    expect(guesses).not.toContain(true);
    expect(await tried(await codeOf(id), again)).toBe(false);
  });

  test("nobody voids the code of somebody else's browser, by wrong codes or by asking again", async () => {
    const id = await given("ana@fonds.example");
    const browser = await asking(id, "ana@fonds.example");
    const code = await codeOf(id);
    const wrong = code === "111111" ? "111112" : "111111";
    const tried = (typed: string, from: string) =>
      live(id).then((link) => checkCode(database.db, secret, link, { code: typed, browser: from }));
    const guessing = await asking(id, "who@fonds.example", "198.51.100.9");
    const knowing = await asking(id, "ana@fonds.example", "198.51.100.8");
    for (const from of [guessing, knowing, "", "x".repeat(38), `${browser.slice(0, 16)}${guessing.slice(16)}`])
      for (let times = 0; times < 7; times += 1) expect(await tried(wrong, from)).toBe(false);
    expect(await tried(code, guessing)).toBe(false);
    expect(await codeOf(id)).toBe(code);
    expect(await tried(code, browser)).toBe(true);
  });

  test("a code stands ten tries over all browsers and half an hour, however often it is asked for", async () => {
    const { db } = database;
    const email = "iris@fonds.example";
    const id = await given(email);
    const at = (network: number) => asking(id, email, `198.51.100.${network}`);
    const tried = (typed: string, from: string) =>
      live(id).then((link) => checkCode(db, secret, link, { code: typed, browser: from }));
    const wrong = (code: string) => (code === "222222" ? "222223" : "222222");
    const browsers = [await at(1), await at(2), await at(3)];
    const first = await codeOf(id);
    await Promise.all(browsers.flatMap((from) => Array.from({ length: 5 }, () => tried(wrong(first), from))));
    const fourth = await at(4);
    const second = await codeOf(id);
    expect(second).not.toBe(first);
    for (const from of browsers) expect(await tried(second, from)).toBe(false);
    for (const [from, times] of [
      [fourth, 5],
      [await at(5), 4],
    ] as const)
      for (let nth = 0; nth < times; nth += 1) expect(await tried(wrong(second), from)).toBe(false);
    expect(await tried(second, await at(6))).toBe(true);
    await at(7);
    const third = await codeOf(id);
    const later = (minutes: number) =>
      db.execute(sql`update rate_bucket set full_at = full_at - ${minutes}::int * interval '1 minute'`);
    await later(19);
    await at(7);
    expect(await codeOf(id)).toBe(third);
    await later(2);
    const asked = await Promise.all([at(7), at(8), at(9)]);
    const fresh = await codeOf(id);
    expect(fresh).not.toBe(third);
    expect(await Promise.all(asked.map((from) => tried(fresh, from)))).toContain(true);
  });

  test("who was invited is told to nobody: any address gets the same answer and the same limit", async () => {
    const id = await given();
    const answers = async (email: string) => {
      const all = [];
      for (let times = 0; times < 6; times += 1) all.push((await ask(id, email, `192.0.2.${email.length}`)).status);
      return all;
    };
    expect(await answers("claude@fonds.example")).toEqual(await answers("nobody.at.all@fonds.example"));
    expect((await ask(id, "someone@fonds.example")).status).toBe("sent");
    expect(await database.db.$count(deckCode)).toBe(1);
  });

  test("a stranger who knows link and address leaves codes to its reader, within a bound for all", async () => {
    const id = await given("noa@fonds.example");
    const asked = async (email: string) => {
      const oneLine = [];
      for (let nth = 0; nth < 6; nth += 1) oneLine.push((await ask(id, email, `2001:db8:7:${nth}`)).status);
      const reader = (await ask(id, email, "192.0.2.77")).status;
      const more = await Promise.all(
        Array.from({ length: 20 }, (_, nth) => ask(id, email, `198.51.100.${Math.floor(nth / 5)}`)),
      );
      return { oneLine, reader, most: more.filter(({ status }) => status === "sent").length <= 15 };
    };
    const [known, unknown] = await Promise.all([asked("noa@fonds.example"), asked("nobody@fonds.example")]);
    expect(known).toEqual({
      ...{ oneLine: [...Array<string>(4).fill("sent"), "limited", "limited"], reader: "sent", most: true },
    });
    expect(unknown).toEqual(known);
  });

  test("a stranger on one line's two networks leaves codes of all decks to the reader, all day", async () => {
    const { db } = database;
    const email = "mila@fonds.example";
    const theirs = await give(email, other);
    const links = [await given(email), theirs.status === "shared" ? theirs.id : ""];
    const line = ["192.0.2.1", "2001:db8:1::1"];
    const leave = async (id: string, address: string) => {
      if ((await ask(id, email, address)).status === "limited") return false;
      await db.insert(job).values({
        ...{ id: randomUUID(), queue: "deck-code-mail", key: email, subject: id, data: {} },
        ...{ state: "done" as const, finishedAt: new Date() },
      });
      return true;
    };
    let left = 0;
    for (let hour = 0; hour < 3; hour += 1) {
      const asks = links.flatMap((id) =>
        line.flatMap((address) => Array.from({ length: 6 }, () => leave(id, address))),
      );
      left += (await Promise.all(asks)).filter(Boolean).length;
      for (const id of links) {
        expect((await ask(id, email, `198.51.100.${hour}`)).status).toBe("sent");
        expect((await deckCodePause(db, "deck-code-mail", { key: email, subject: id })).address).toBe(0);
      }
      await db.execute(sql`update rate_bucket set full_at = full_at - interval '61 minutes'`);
      await db.execute(sql`update job set finished_at = finished_at - interval '61 minutes'`);
    }
    expect(left).toBeGreaterThanOrEqual(32);
  });

  test("links to the plus-addresses of one mailbox share the codes that it may get", async () => {
    const { db } = database;
    const spelled = (nth: number) => `le.na+${nth}@gmail.com`;
    const links = await Promise.all(Array.from({ length: 3 }, (_, nth) => given(spelled(nth))));
    let sent = 0;
    for (const [nth, id] of links.entries())
      for (let times = 0; times < 4; times += 1) if ((await ask(id, spelled(nth))).status === "sent") sent += 1;
    expect(sent).toBe(10);
    const queue = "deck-code-mail";
    const left = (count: number, ago: number) =>
      db.insert(job).values(
        Array.from({ length: count }, (_, nth) => ({
          ...{ id: randomUUID(), queue, key: spelled(nth % 20), subject: randomUUID(), data: {} },
          ...{ state: "done" as const, finishedAt: new Date(Date.now() - ago) },
        })),
      );
    const pause = async (key: string) => (await deckCodePause(db, queue, { key, subject: randomUUID() })).address;
    await left(29, 60_000);
    expect(await pause(spelled(20))).toBe(0);
    await left(1, 60_000);
    expect([await pause(spelled(20)), await pause("lena+1@googlemail.com")]).toEqual([
      expect.closeTo(59 * 60_000, -5),
      expect.closeTo(59 * 60_000, -5),
    ]);
    // The plain address and other mailboxes keep their own.
    expect([await pause("lena@gmail.com"), await pause("lenas+1@gmail.com")]).toEqual([0, 0]);
    await left(30, 2 * 3_600_000);
    expect(await pause(spelled(20))).toBeGreaterThan(21 * 3_600_000);
  });

  test("a password opens an open link, ten tries in a quarter of an hour, and counts openings alone", async () => {
    const made = await shareDeck(database.db, founder, {
      lang: "fr",
      days: 14,
      watermark: false,
      password: "au large!",
    });
    if (made.status !== "shared") throw new Error(made.status);
    const tried = (password: string, address = "192.0.2.9") =>
      live(made.id).then((link) => checkPassword(database.db, { address }, link, password));
    expect((await tried("au large!")).status).toBe("right");
    for (let times = 0; times < 9; times += 1) expect((await tried("au port !")).status).toBe("wrong");
    expect((await tried("au large!")).status).toBe("limited");
    expect((await tried("au large!", "198.51.100.3")).status).toBe("right");
    const link = await live(made.id);
    await openLink(database.db, link, { ...reading, address: "192.0.2.9", shows: true, isRepeat: false });
    await openLink(database.db, link, { ...reading, address: "192.0.2.9", shows: true, isRepeat: true });
    await openLink(database.db, link, {
      ...reading,
      address: "192.0.2.9",
      userAgent: "curl/8",
      shows: true,
      isRepeat: false,
    });
    const fromOne = async (address: string) => {
      const opening = { ...reading, userAgent: "curl/8", address, shows: true, isRepeat: true };
      return (await openLink(database.db, link, opening)).status;
    };
    for (let times = 0; times < 70; times += 1) await fromOne("192.0.2.66");
    expect([await fromOne("192.0.2.66"), await fromOne("198.51.100.4")]).toEqual(["limited", "open"]);
    expect(await database.db.$count(deckVisit)).toBe(0);
    expect(await readLinks(database.db, founder)).toMatchObject([{ openings: 1, state: "opened", toEmail: null }]);
  });

  test("of a named reader's opening the startup learns the day in Paris, and no instant", async () => {
    await give("ines@fonds.example", founder, new Date("2026-11-01T09:00:00Z"));
    const [made] = await database.db.select().from(deckLink);
    const at = new Date("2026-11-27T23:12:34Z");
    const link = await live(made?.id ?? "", at);
    const opening = { ...reading, address: "192.0.2.9", shows: true, isRepeat: false };
    await openLink(database.db, link, opening, at);
    const [told] = await readLinks(database.db, founder, at);
    expect(told).toMatchObject({ state: "opened", opened: "2026-11-28" });
    expect(JSON.stringify(told)).not.toContain("12:34");
  });

  test("a version that the team refused opens by no link, and the version before does", async () => {
    const id = await given();
    const opens = async () => (await liveLink(database.db, id))?.deck.number;
    await saveFounderProfile(database.db, founder, { startup_name: "Galion" });
    await database.db.insert(publication).values({
      ...{ id: randomUUID(), founder: "galion", customers: ["B2B"], deepTech: false, shown: ["deck"] },
      ...{ name: "Galion", deck: "", deckVersion: (await newestDrawn(database.db, "galion"))?.id ?? null },
    });
    const says = (verdict: "yes" | "no") =>
      reviewPublication(database.db, admin, "galion", { verdict, reason: "A page is upside down", look: undefined });
    const next = async () => {
      const pdf = samplePdf({ pages: [written("Cargo"), written("Crew")] });
      await uploadDeck(database.db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
      await drawNext(database.db);
    };
    await next();
    expect(await opens()).toBe(2);
    expect(await refusedDeck(database.db, founder)).toBeNull();
    await says("no");
    expect(await opens()).toBe(1);
    expect(await refusedDeck(database.db, founder)).toMatchObject({
      ...{ number: 2, reason: "A page is upside down", served: 1 },
    });
    await saveFounderProfile(database.db, founder, { startup_name: "Grand Galion" });
    expect(await opens()).toBe(1);
    await says("no");
    await database.db.update(publication).set({ withdrawnAt: new Date() });
    expect(await opens()).toBe(1);
    // Publishes the startup again; later refused versions must not delete the version that readers can open.
    await database.db.update(publication).set({ withdrawnAt: null });
    for (let times = 0; times < 6; times += 1) {
      await next();
      await says("no");
    }
    expect(await opens()).toBe(1);
    await next();
    await says("no");
    const last = await newestDrawn(database.db, "galion");
    await database.db
      .update(publicationLook)
      .set({ verdict: "yes" })
      .where(eq(publicationLook.deckVersion, last?.id ?? ""));
    expect(await opens()).toBe(last?.number);
    await database.db.delete(publicationLook);
    await database.db.delete(publication);
  });

  test("where every version was refused a link opens nothing, and no other is made", async () => {
    const id = await given();
    const version = (await newestDrawn(database.db, "galion"))?.id ?? null;
    await database.db.insert(publicationLook).values({
      ...{ id: randomUUID(), founder: "galion", name: "Galion", deck: "", deckVersion: version, askedAt: new Date() },
      ...{ verdict: "no", reason: "Not yours", lookedAt: new Date(), lookedBy: "phare" },
    });
    expect(await liveLink(database.db, id)).toBeNull();
    // A queued invitation is not sent after all versions are refused, because nobody may read the deck.
    expect(await linkInMail(database.db, id)).toBeNull();
    expect((await give("lou@fonds.example")).status).toBe("no-deck");
    expect(await refusedDeck(database.db, founder)).toMatchObject({ served: null });
    await database.db.delete(publicationLook);
    expect(await linkInMail(database.db, id)).toMatchObject({ startup: "Grand Galion" });
  });

  test("it lasts to midnight in Paris, and ends with a cut, the plan, a block and the deck", async () => {
    const now = new Date("2026-11-28T22:30:00Z");
    await give("lou@fonds.example", founder, now);
    const [link] = await database.db.select().from(deckLink);
    expect(link?.expiresAt.toISOString()).toBe("2026-12-28T23:00:00.000Z");
    const id = link?.id ?? "";
    const opens = async (at: Date) => (await liveLink(database.db, id, at))?.isPaused;
    expect(await opens(new Date("2026-12-28T22:59:59Z"))).toBe(false);
    expect(await opens(new Date("2026-12-28T23:00:00Z"))).toBeUndefined();
    await database.db.update(planGrant).set({ endsOn: "2026-12-01" }).where(eq(planGrant.startup, "galion"));
    expect([await opens(new Date("2026-12-01T22:59:00Z")), await opens(new Date("2026-12-01T23:01:00Z"))]).toEqual([
      false,
      true,
    ]);
    await database.db.update(planGrant).set({ endsOn: null }).where(eq(planGrant.startup, "galion"));
    expect(await cutLink(database.db, other, id)).toBe(false);
    const cuts = await Promise.all(Array.from({ length: 5 }, () => cutLink(database.db, founder, id, now)));
    expect(cuts.filter(Boolean)).toHaveLength(1);
    expect(await opens(now)).toBeUndefined();
    const again = await given("lou@fonds.example");
    expect(again).not.toBe(id);
    await removeDeck(database.db, founder, 99);
    expect(await liveLink(database.db, again)).toBeNull();
    const theirs = await give("lou@fonds.example", other);
    if (theirs.status !== "shared") throw new Error(theirs.status);
    await database.db
      .insert(personBlock)
      .values({ id: randomUUID(), personId: other.viewer.id, author: "phare", reason: "Spam" });
    expect(await liveLink(database.db, theirs.id)).toBeNull();
  });
});
