import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { sharedDeck } from "../deal/deck.server.ts";
import { dealOf, previewOf, recordToLookAt } from "../deal/record.server.ts";
import { notification } from "../notification/notification.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import type { Publishing } from "../publication/publication.ts";
import { publication } from "../publication/publication.table.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { uploadDeck } from "./deck.server.ts";
import { drawNext } from "./draw.server.ts";
import { hasLiveDeck, newestDrawn, ownClosure } from "./drawn.server.ts";
import { liveLink } from "./link-access.server.ts";
import { deckPageToLookAt } from "./look.server.ts";
import {
  answerReports,
  closedDecks,
  deckReaders,
  decksReported,
  openReports,
  reopenDeck,
  reportDeck,
} from "./report.server.ts";
import { reportInMail } from "./report-mail.server.ts";
import { reportLimits } from "./report.ts";
import { deckReport } from "./report.table.ts";
import { shareDeck } from "./share.server.ts";
import { recordOpening } from "./visit.server.ts";

const founder = signedIn("founder", "verger");
const investor = signedIn("investor", "ruche");
const admin = signedIn("admin", "clocher");
const external = "https://slides.example/verger";
const publishing: Publishing = { customers: ["B2B"], deepTech: false, shown: ["deck"] };

onBothEngines("reports on a deck", (open) => {
  let database: Database;
  let link = "";
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    for (const { viewer } of [founder, investor, admin])
      await aPerson(db, viewer.role, { id: viewer.id, email: `${viewer.id}@farm.example` });
    await db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: "verger", plan: "visible", startsOn: "2020-01-01" },
      ...{ reason: "Agreed", grantedBy: "clocher" },
    });
    const pdf = samplePdf({ pages: [written("Apples")] });
    await uploadDeck(db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(db);
    await saveFounderProfile(db, founder, { startup_name: "Verger", pitch_deck_url: external });
    await db.insert(publication).values({
      ...{ id: randomUUID(), founder: "verger", customers: ["B2B"], deepTech: false, shown: ["deck"] },
      ...{ name: "Verger", deck: external, deckVersion: (await newestDrawn(db, "verger"))?.id ?? null },
    });
    const shared = await shareDeck(db, founder, { lang: "fr", days: 30, watermark: true, email: "lou@fonds.example" });
    if (shared.status !== "shared") throw new Error(shared.status);
    link = shared.id;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(rateBucket);
    await database.db.delete(deckReport);
  });

  const report = (address: string, reason = "These are our slides", email: string | null = null, through = link) =>
    reportDeck(database.db, { founder: "verger", through, email, address }, reason);
  const opens = async () => {
    const deal = await dealOf(database.db, investor, "verger");
    return [
      (await liveLink(database.db, link)) !== null,
      (await sharedDeck(database.db, investor, "verger")) !== null,
      deal?.record.deckPages ?? null,
      deal?.record.profile.pitch_deck_url ?? null,
    ];
  };
  const newest = async () => (await openReports(database.db, admin)).rows[0]?.reports.at(-1)?.id ?? "";

  test("a network reports a deck twice a day and five in all, a link takes twenty, and none of them closes it", async () => {
    const statuses = async (...asked: ReturnType<typeof report>[]) =>
      (await Promise.all(asked)).filter(({ status }) => status === "reported").length;
    expect(await statuses(...Array.from({ length: 12 }, () => report("192.0.2.4")))).toBe(reportLimits.network);
    const decks = Array.from({ length: 12 }, (_, at) => report("192.0.2.5", "Ours", null, `another-${at}`));
    expect(await statuses(...decks)).toBe(reportLimits.everywhere);
    const many = Array.from({ length: 40 }, (_, at) => report(`198.51.100.${at}`));
    expect(await statuses(...many)).toBe(reportLimits.link - reportLimits.network);
    expect(await opens()).toEqual([true, true, 1, external]);
    expect((await openReports(database.db, admin)).rows).toMatchObject([{ founder: "verger", name: "Verger" }]);
    expect((await ask(database.db, { reported: decksReported(admin) })).reported.count).toBe(1);
  });

  test("one press closes it everywhere with a reason, once, and another opens it again", async () => {
    await report("192.0.2.5", "Nobody to write to");
    await report("192.0.2.6", "Theft", "lou@fonds.example");
    await report("192.0.2.6", "Stolen", "lou@fonds.example");
    const seen = await newest();
    const press = () =>
      answerReports(database.db, admin, { report: seen, answer: "closed", reason: "Not your slides" });
    const pressed = await Promise.all(Array.from({ length: 10 }, press));
    expect(pressed.filter((each) => each === "stored")).toHaveLength(1);
    const mails = (await database.db.select().from(job)).filter(
      ({ data }) => (data as { letter: string }).letter === "deck-report-answered",
    );
    expect(mails).toMatchObject([{ data: { lang: "fr", report: expect.any(String) } }]);
    const answered = (mails[0]?.data as { report: string } | undefined)?.report ?? "";
    expect(await reportInMail(database.db, answered)).toEqual({ startup: "Verger", answer: "closed" });
    const told = (await database.db.select().from(job)).filter(
      ({ data }) => (data as { letter: string }).letter === "deck-closed",
    );
    expect(told).toMatchObject([{ key: "verger@farm.example", data: { lang: "fr", line: "Not your slides" } }]);
    const bell = await database.db.select().from(notification).where(eq(notification.kind, "deck"));
    expect(bell).toMatchObject([{ person: "verger", data: { state: "closed" }, mailedAt: expect.any(Date) }]);
    await report("192.0.2.9", "Again");
    await answerReports(database.db, admin, { report: await newest(), answer: "closed", reason: "Still not" });
    expect(await database.db.$count(notification, eq(notification.kind, "deck"))).toBe(1);
    expect(await opens()).toEqual([false, false, null, ""]);
    expect(await ownClosure(database.db, founder)).toMatchObject({ reason: "Not your slides" });
    const preview = await previewOf(database.db, founder, publishing);
    const atDesk = await recordToLookAt(database.db, admin, "verger");
    for (const record of [preview, atDesk])
      expect([record?.isDeckClosed, record?.deckPages, record?.profile.pitch_deck_url]).toEqual([true, null, ""]);
    expect(await hasLiveDeck(database.db, "verger", external)).toBe(false);
    const pdf = samplePdf({ pages: [written("Pears")] });
    await uploadDeck(database.db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(database.db);
    expect(await opens()).toEqual([false, false, null, ""]);
    const shared = { lang: "fr", days: 3, watermark: true, email: "ana@fonds.example" } as const;
    expect((await shareDeck(database.db, founder, shared)).status).toBe("no-deck");
    const page = await deckPageToLookAt(database.db, admin, { startup: "verger", version: 2, page: 1 });
    expect(page?.page.text).toBe("Pears");
    expect(await closedDecks(database.db, admin)).toMatchObject([{ founder: "verger" }]);
    const opened = await Promise.all(Array.from({ length: 5 }, () => reopenDeck(database.db, admin, "verger")));
    expect(opened.filter(Boolean)).toHaveLength(1);
    const bells = await database.db.select().from(notification).where(eq(notification.kind, "deck"));
    expect(bells.map(({ data, readAt }) => [data["state"], readAt !== null]).toSorted()).toEqual([
      ["closed", true],
      ["reopened", false],
    ]);
    expect((await opens())[0]).toBe(true);
    expect((await previewOf(database.db, founder, publishing)).profile.pitch_deck_url).toBe(external);
    expect(await hasLiveDeck(database.db, "verger", external)).toBe(true);
    const exported = JSON.stringify([
      await exportOf(database.db, "verger@farm.example"),
      await exportOf(database.db, "lou@fonds.example"),
    ]);
    expect(exported.split("Stolen")).toHaveLength(2);
    const tablesOf = async (email: string) => (await exportOf(database.db, email)).map(({ name }) => name);
    expect(await tablesOf("lou@fonds.example")).toContain("deck_report");
    expect(await tablesOf("verger@farm.example")).not.toContain("deck_report");
  });

  test("reports are set aside up to the newest that was on the screen", async () => {
    await report("192.0.2.7", "First");
    const seen = await newest();
    await report("192.0.2.8", "Second");
    const aside = { report: seen, answer: "set-aside", reason: "" } as const;
    expect(await answerReports(database.db, admin, aside)).toBe("stored");
    expect(await answerReports(database.db, admin, aside)).toBe("gone");
    expect((await openReports(database.db, admin)).rows).toMatchObject([{ times: 1, reports: [{ reason: "Second" }] }]);
    expect((await opens())[0]).toBe(true);
  });

  test("a report is read before it is set aside, however many a founder sends after it; a closing answers all", async () => {
    await report("192.0.2.7", "They ask for my bank card");
    for (let nth = 0; nth < 7; nth += 1) await report(`198.51.100.${nth}`, `Nothing ${nth}`, null, `own-${nth}`);
    const shown = async () => (await openReports(database.db, admin)).rows[0];
    expect((await shown())?.reports.map(({ reason }) => reason)).toContain("They ask for my bank card");
    const answer = async (how: "closed" | "set-aside") =>
      answerReports(database.db, admin, { report: await newest(), answer: how, reason: "" });
    await answer("set-aside");
    expect(await shown()).toMatchObject({ times: 3, reports: [{ reason: "Nothing 4" }, {}, {}] });
    for (let nth = 0; nth < 7; nth += 1) await report(`203.0.113.${nth}`, `Later ${nth}`, null, `late-${nth}`);
    const unseen = { report: await newest(), answer: "closed", reason: "Not yours", shownVersion: "1" } as const;
    expect(await answerReports(database.db, admin, unseen)).toBe("overtaken");
    expect(await shown()).toMatchObject({ version: 2, times: 10 });
    expect(await answerReports(database.db, admin, { ...unseen, shownVersion: "2" })).toBe("stored");
    expect(await shown()).toBeUndefined();
    await reopenDeck(database.db, admin, "verger");
  });

  test("who looks at the readers of a deck is in the log", async () => {
    const version = (await newestDrawn(database.db, "verger"))?.id ?? "";
    const reader = { founder: "verger", email: "lou@fonds.example" };
    await recordOpening(database.db, reader, { link, version, shows: false, counted: true });
    expect((await deckReaders(database.db, admin, "verger"))?.openings).toMatchObject([{ reader: reader.email }]);
    expect(await database.db.$count(auditEntry, eq(auditEntry.action, "deck.readers"))).toBe(1);
    expect(await deckReaders(database.db, admin, "nobody")).toBeNull();
  });
});
