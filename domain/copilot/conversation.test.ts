import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { askingIn, demoMonths } from "../../e2e/peers/asking.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import { grantPlan } from "../plan-grant/plan-grant.server.ts";
import { leave } from "../seat/change.server.ts";
import { hasTokensLeft } from "./budget.server.ts";
import { countUse } from "./chat-use.server.ts";
import { askCopilot, type Respond, type Told } from "./ask-copilot.server.ts";
import { chatMessage, chatReport, chatUse } from "./chat.table.ts";
import { closeReport, copilotAtDesk } from "./desk.server.ts";
import { forgetChats, forgetConversation, reportAnswer } from "./conversation.server.ts";
import { readConversation } from "./read-conversation.server.ts";
import { respondByRules } from "./respond.server.ts";

onBothEngines("a conversation with the copilot", (open) => {
  let database: Database;
  let asking: Awaited<ReturnType<typeof askingIn>>;
  beforeAll(async () => {
    database = await open();
    asking = await askingIn(database.db);
    await database.db.insert(person).values({
      ...{ id: "desk", email: "desk@lab.test", name: "", firstName: "", lastName: "" },
      ...{ role: "admin" as const, lang: "fr" as const },
    });
  });
  afterAll(() => database.close());

  async function eliteFounder() {
    const actor = await asking.founder(demoMonths(new Date()));
    const grant = { plan: "elite", startsOn: parisDay(new Date()), endsOn: null, reason: "Test" } as const;
    await grantPlan(database.db, signedIn("admin", "desk"), actor.viewer.id, grant);
    return actor;
  }

  async function tell(actor: Actor, typed: string, respond?: Respond, signal = new AbortController().signal) {
    const told: Told[] = [];
    const rules = respondByRules(asking.adviserFor(actor, "fr", new Date()));
    const responder = respond ? { lang: "fr" as const, respond } : rules;
    for await (const each of askCopilot(database.db, actor, typed, responder, signal)) told.push(each);
    return told;
  }
  const events = (told: readonly Told[]) => told.map(({ event }) => event);
  const messages = (actor: Actor) => readConversation(database.db, actor, "fr");

  test("keeps no answer to a question that its founder deleted while it was written", async () => {
    const zoe = await eliteFounder();
    const told = await tell(zoe, "Analyse mon runway", async function* respond(_question, _before, _signal, used) {
      used.tokens = 3;
      yield { text: "Ton runway" };
      await forgetConversation(database.db, zoe);
      yield { answer: { parts: [], model: null, unverified: [], failure: null } };
    });
    expect(events(told)).toEqual(["asked", "text"]);
    expect(await messages(zoe)).toEqual([]);
  });

  test("keeps a question with its answer, in its order, for its founder alone", async () => {
    const [zoe, ali] = [await eliteFounder(), await eliteFounder()];
    expect(events(await tell(zoe, "Analyse mon runway"))).toEqual(["asked", "text", "answer"]);
    expect(events(await tell(zoe, "et mon mrr ?"))).toEqual(["asked", "text", "answer"]);
    const kept = await messages(zoe);
    expect(kept.map(({ type }) => type)).toEqual(["user", "copilot", "user", "copilot"]);
    expect(kept[1]?.content).toContain("5,2\u00A0mois");
    expect(kept[1]?.parts[0]).toMatchObject({ sum: expect.any(Array), nextStep: { to: "scenarios" } });
    expect(kept[1]?.parts.map(({ text }) => text).join("\n\n")).toBe(kept[1]?.content);
    expect(await messages(ali)).toEqual([]);

    const answer = kept[1]?.id ?? "";
    expect(await reportAnswer(database.db, ali, answer, "not mine")).toBe(false);
    expect(await reportAnswer(database.db, zoe, kept[0]?.id ?? "", "a question")).toBe(false);
    expect(await reportAnswer(database.db, zoe, answer, "wrong month")).toBe(true);
    expect((await messages(zoe))[1]?.isReported).toBe(true);

    await tell(ali, "mon cac");
    await forgetConversation(database.db, zoe);
    expect([await messages(zoe), (await messages(ali)).length]).toEqual([[], 2]);
    expect(await database.db.$count(chatReport, eq(chatReport.founder, zoe.viewer.id))).toBe(0);
  });

  test("says an answer and its next step in one language, whatever its reader’s is by now", async () => {
    const zoe = await eliteFounder();
    await tell(zoe, "Analyse mon runway");
    const nextStepIn = async (reader: Lang) => {
      const [question, answer] = await readConversation(database.db, zoe, reader);
      return [question?.lang, answer?.lang, answer?.parts[0]?.nextStep];
    };
    const french = { to: "scenarios", sentence: expect.stringMatching(/^D’ici jeudi .* compare deux scénarios\.$/) };
    expect(await nextStepIn("en")).toEqual([null, "fr", { ...french, link: "Ouvrir les scénarios" }]);
    // Simulates an answer stored before answers had a language; its link must use the reader's language.
    await database.db.update(chatMessage).set({ lang: null }).where(eq(chatMessage.founder, zoe.viewer.id));
    expect(await nextStepIn("en")).toEqual([null, null, expect.objectContaining({ link: "Open the scenarios" })]);
  });

  test("takes no blank, no endless question, nobody without the plan, and one question at a time", async () => {
    const free = await asking.founder([]);
    await expect(tell(free, "mon burn")).rejects.toThrow(NotAllowed);
    await expect(messages(free)).rejects.toThrow(NotAllowed);
    await expect(tell(signedIn("investor", free.viewer.id), "mon burn")).rejects.toThrow(NotAllowed);

    const zoe = await eliteFounder();
    expect(await tell(zoe, " \n\t ")).toEqual([{ event: "refused", data: { refused: "blank" } }]);
    expect(await tell(zoe, "a".repeat(4_001))).toEqual([{ event: "refused", data: { refused: "long" } }]);
    const first = askCopilot(
      database.db,
      zoe,
      "un",
      respondByRules(asking.adviserFor(zoe, "fr", new Date())),
      new AbortController().signal,
    );
    await first.next();
    expect(await tell(zoe, "deux")).toEqual([{ event: "refused", data: { refused: "busy" } }]);
    await first.return(undefined);
    expect(events(await tell(zoe, "trois")).at(-1)).toBe("answer");
  });

  test("refuses the question after twenty of ten minutes, says until when, and counts the day", async () => {
    const zoe = await eliteFounder();
    const quick: Respond = async function* (_question, _before, _signal, used) {
      used.tokens = 7;
      yield { answer: { parts: [], model: "m", unverified: [], failure: null } };
    };
    let refused: Told | undefined;
    for (let asked = 0; asked < 30 && !refused; asked += 1)
      refused = (await tell(zoe, `${asked}`, quick)).find(({ event }) => event === "refused");
    expect(refused).toEqual({ event: "refused", data: { refused: "many", until: expect.any(Number) } });
    const [use] = await database.db.select().from(chatUse).where(eq(chatUse.founder, zoe.viewer.id));
    expect(use?.questions).toBeGreaterThanOrEqual(20);
    expect(use?.tokens).toBe(7 * (use?.questions ?? 0));
  });

  test("spends a month’s tokens from one store: a startup’s twentieth of them, then everybody’s, until the next month", async () => {
    const [zoe, ali] = [await eliteFounder(), await eliteFounder()];
    const { db } = database;
    const spending: Respond = async function* (_question, _before, _signal, used) {
      used.tokens = 50;
      yield { answer: { parts: [], model: "m", unverified: [], failure: null } };
    };
    await db.delete(chatUse);
    await tell(zoe, "un", spending);
    const left = (all: number, now?: Date) =>
      Promise.all([zoe, ali].map(({ viewer }) => hasTokensLeft(db, viewer.id, all, now)));
    expect([await left(1_001), await left(1_000), await left(50)]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(await left(50, new Date(Date.now() + 32 * 86_400_000))).toEqual([true, true]);
  });

  test("leaves half of a month’s tokens to startups with a granted plan, however many free trials there are", async () => {
    const { db } = database;
    const zoe = await eliteFounder();
    await db.delete(chatUse);
    const trials = [];
    for (let nth = 0; nth < 11; nth += 1) trials.push((await aPerson(db, "founder")).viewer.id);
    const day = parisDay(new Date());
    const use = (founders: string[]) =>
      db
        .insert(chatUse)
        .values(founders.map((founder) => ({ founder, startup: founder, day, isGranted: false, tokens: 49 })));
    const left = (founder = "") => hasTokensLeft(db, founder, 1_000);
    await use(trials.slice(0, 10));
    expect([await left(trials[10]), await left(zoe.viewer.id)]).toEqual([true, true]);
    await use(trials.slice(10));
    const next = await aPerson(db, "founder");
    expect([await left(next.viewer.id), await left(zoe.viewer.id)]).toEqual([false, true]);
    await db.delete(chatUse);
  });

  test("spends one twentieth for a startup, however many pass through it, and nothing of the trials’ half", async () => {
    const { db } = database;
    const [zoe, ali, trial] = [await eliteFounder(), await eliteFounder(), await aPerson(db, "founder")];
    await db.delete(chatUse);
    const passes = async () => {
      const reader = await aPerson(db, "founder", { seat: { id: zoe.viewer.id, role: "reader" } });
      await tell(reader, "un", async function* (_question, _before, _signal, used) {
        expect(await leave(db, reader)).toEqual({ status: "left" });
        used.tokens = 50;
        yield { answer: { parts: [], model: "m", unverified: [], failure: null } };
      });
    };
    await Promise.all(Array.from({ length: 7 }, passes));
    const left = (actor: Actor, all: number) => hasTokensLeft(db, actor.viewer.id, all);
    expect([await left(zoe, 7_001), await left(zoe, 7_000), await left(ali, 7_000)]).toEqual([true, false, true]);
    expect([await left(trial, 351), await left(trial, 350)]).toEqual([true, false]);
    await db.delete(startup).where(eq(startup.id, zoe.viewer.id));
    expect([await left(ali, 351), await left(ali, 350)]).toEqual([true, false]);
    await db.delete(chatUse);
  });

  test("counts a use for the plan that the startup had then, and loses none that are counted at once", async () => {
    const { db } = database;
    const { viewer } = await aPerson(db, "founder");
    const day = parisDay(new Date());
    const asker = { founder: viewer.id, startup: viewer.id };
    const count = () => Promise.all(Array.from({ length: 20 }, () => countUse(db, asker, day, { tokens: 1 })));
    await count();
    const grant = { plan: "elite", startsOn: day, endsOn: null, reason: "Test" } as const;
    await grantPlan(db, signedIn("admin", "desk"), viewer.id, grant);
    await count();
    const used = db.select().from(chatUse).where(eq(chatUse.founder, viewer.id)).orderBy(chatUse.isGranted);
    const both = [
      { isGranted: false, tokens: 20 },
      { isGranted: true, tokens: 20 },
    ];
    expect(await used).toMatchObject(both);
    expect([await hasTokensLeft(db, viewer.id, 801), await hasTokensLeft(db, viewer.id, 800)]).toEqual([true, false]);
    await db.delete(chatUse);
  });

  test("counts what was used before for the startup and the plan of its day", async () => {
    const { db } = database;
    const owner = await eliteFounder();
    const reader = await aPerson(db, "founder", { seat: { id: owner.viewer.id, role: "reader" } });
    const gone = await aPerson(db, "founder", { seat: { id: owner.viewer.id, role: "reader" } });
    await leave(db, gone);
    const [today, earlier] = [parisDay(new Date()), "2026-01-02"];
    await db.delete(chatUse);
    const unknown = { startup: "", isGranted: false };
    await db
      .insert(chatUse)
      .values([
        { ...unknown, founder: owner.viewer.id, day: earlier },
        ...[owner, reader, gone].map(({ viewer }) => ({ ...unknown, founder: viewer.id, day: today })),
      ]);
    const migration = readFileSync(
      new URL("../../db/migrations/0079_copilot_use_of_startups.sql", import.meta.url),
      "utf8",
    );
    for (const statement of migration.split("--> statement-breakpoint"))
      if (/^UPDATE/m.test(statement)) await db.execute(sql.raw(statement));
    const useOf = async ({ viewer }: Actor) =>
      (await db.select().from(chatUse).where(eq(chatUse.founder, viewer.id)).orderBy(chatUse.day)).map((use) => [
        use.startup,
        use.isGranted,
      ]);
    const { id } = owner.viewer;
    expect([await useOf(owner), await useOf(reader), await useOf(gone)]).toEqual([
      [
        [id, false],
        [id, true],
      ],
      [[id, true]],
      [[gone.viewer.id, false]],
    ]);
    await db.delete(chatUse);
  });

  test("keeps what was said of an answer that is stopped, and takes the next question", async () => {
    const zoe = await eliteFounder();
    const stopping = new AbortController();
    const slow: Respond = async function* (_question, _before, signal) {
      yield { text: "Il te reste " };
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    };
    const asked = askCopilot(database.db, zoe, "combien", { lang: "fr", respond: slow }, stopping.signal);
    await asked.next();
    await asked.next();
    const ending = asked.next();
    stopping.abort();
    expect((await ending).value).toMatchObject({
      event: "answer",
      data: { failure: "stopped", content: "Il te reste " },
    });
    expect(events(await tell(zoe, "mon runway")).at(-1)).toBe("answer");
  });

  test("54 reports of three founders hide nobody's one: the desk reads a line a founder", async () => {
    const { db } = database;
    const report = async (actor: Actor, minute: number) => {
      const id = randomUUID();
      const founder = actor.viewer.id;
      await db.insert(chatMessage).values({ id, founder, type: "copilot", content: `Answer ${minute}` });
      await db
        .insert(chatReport)
        .values({ message: id, founder, words: "wrong", reportedAt: new Date(Date.UTC(2026, 10, 20, 9, minute)) });
    };
    const [one, loud] = [await eliteFounder(), [await eliteFounder(), await eliteFounder(), await eliteFounder()]];
    await report(one, 0);
    for (let nth = 0; nth < 54; nth += 1) await report(loud[nth % 3] ?? one, nth + 1);
    const { reported } = await copilotAtDesk(db, signedIn("admin", "desk"));
    const lines = [one, ...loud].map((actor) => reported.rows.filter(({ founder }) => founder === actor.viewer.id));
    expect(lines.map((of) => of.map(({ times, answer }) => [times, answer]))).toEqual([
      [[1, "Answer 0"]],
      [[18, "Answer 52"]],
      [[18, "Answer 53"]],
      [[18, "Answer 54"]],
    ]);
    expect(reported.total).toBe(reported.rows.length);

    const desk = signedIn("admin", "desk");
    const [last] = lines[1] ?? [];
    await expect(closeReport(db, one, last?.id ?? "")).rejects.toThrow(NotAllowed);
    expect([await closeReport(db, desk, last?.id ?? ""), await closeReport(db, desk, last?.id ?? "")]).toEqual([
      true,
      false,
    ]);
    const ownOf = async (actor: Actor) =>
      (await copilotAtDesk(db, desk)).reported.rows
        .filter(({ founder }) => founder === actor.viewer.id)
        .map(({ times, answer }) => [times, answer]);
    expect(await ownOf(loud[0] ?? one)).toEqual([[17, "Answer 49"]]);
    expect(await closeReport(db, desk, lines[0]?.[0]?.id ?? "")).toBe(true);
    expect(await ownOf(one)).toEqual([]);
    const closed = and(eq(auditEntry.action, "copilot.report-close"), eq(auditEntry.actor, "desk"));
    expect((await db.select().from(auditEntry).where(closed)).map(({ objectId }) => objectId).toSorted()).toEqual(
      [one, loud[0] ?? one].map((actor) => actor.viewer.id).toSorted(),
    );
  });

  test("is forgotten after twelve months, counters included", async () => {
    const zoe = await eliteFounder();
    await tell(zoe, "mon burn");
    const its = eq(chatMessage.founder, zoe.viewer.id);
    const inMonths = (months: number, days: number) => {
      const at = new Date();
      at.setUTCMonth(at.getUTCMonth() + months);
      at.setUTCDate(at.getUTCDate() + days);
      return at;
    };
    await forgetChats(database.db, inMonths(12, -1));
    expect(await database.db.$count(chatMessage, its)).toBe(2);
    await forgetChats(database.db, inMonths(12, 2));
    expect(await database.db.$count(chatMessage, its)).toBe(0);
    expect(await database.db.$count(chatUse, eq(chatUse.founder, zoe.viewer.id))).toBe(0);
  });
});
