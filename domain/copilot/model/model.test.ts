import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { askingIn, demoMonths } from "../../../e2e/peers/asking.ts";
import { injections } from "../../../e2e/peers/injections.ts";
import { type FakeModel, type ModelFailure, modelFailures, startModel } from "../../../e2e/peers/model.ts";
import { signedIn } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { saveCapTable } from "../../cap-table/cap-table.server.ts";
import type { Actor } from "../../person/actor.ts";
import { person } from "../../person/person.table.ts";
import { grantPlan } from "../../plan-grant/plan-grant.server.ts";
import { emptyFounderProfile } from "../../startup/founder-profile.ts";
import { saveFounderProfile } from "../../startup/founder-profile.server.ts";
import { advise } from "../adviser/adviser.server.ts";
import { askCopilot, plainPart, type Respond, type Told } from "../ask-copilot.server.ts";
import { chatUse } from "../chat.table.ts";
import { withoutPersonal } from "./leaving.ts";
import { respondByModel } from "./model.server.ts";
import { personalOf } from "./personal.server.ts";
import { unverifiedIn } from "./printed-numbers.ts";

test("a number that nothing known gives is found, however it is written", () => {
  const known = [52_000, 10_000, 5.2, 4.5, 2026, 10];
  expect(unverifiedIn("52 000 € ÷ 10 000 € = 5,2 mois, churn de 4,5 % en octobre 2026", known)).toEqual([]);
  expect(unverifiedIn("€52k over €10,000 makes 5.2 months", known)).toEqual([]);
  expect(unverifiedIn("1. Appelle\n2. Coupe 2 000 €", known)).toEqual(["2 000"]);
  expect(unverifiedIn("Il te reste 7 mois et 1,2 M€", known)).toEqual(["7", "1,2 M"]);
});

test("names, addresses and identifying numbers are taken out of what leaves", () => {
  const personal = { names: ["Zoé", "Étang", "Zoé Étang"], others: ["zoe@marsh.example", "123456789"] };
  const typed =
    "Zoé Étang, zoe@marsh.example ou x@y.fr, 06 12 34 56 78, +33612345678, SIREN 123 456 789, 123456789, 500 000 €";
  expect(withoutPersonal(typed, personal)).toBe(
    "[nom] [nom], [e-mail] ou [e-mail], [téléphone], [téléphone], [SIREN], […], 500 000 €",
  );
});

onBothEngines("the copilot with a model", (open, kind) => {
  let database: Database;
  let asking: Awaited<ReturnType<typeof askingIn>>;
  let model: FakeModel;
  beforeAll(async () => {
    database = await open();
    asking = await askingIn(database.db);
    model = await startModel();
    await database.db.insert(person).values({
      ...{ id: "desk", email: "desk@lab.test", name: "", firstName: "", lastName: "" },
      ...{ role: "admin" as const, lang: "fr" as const },
    });
  });
  afterAll(async () => {
    await model.stop();
    await database.close();
  });
  beforeEach(() => {
    model.prompts.length = 0;
    Object.assign(model.state, { mode: "answers", says: "Bonjour.", used: 42 });
  });

  async function eliteFounder() {
    const actor = await asking.founder(demoMonths(new Date()));
    const grant = { plan: "elite", startsOn: parisDay(new Date()), endsOn: null, reason: "Test" } as const;
    await grantPlan(database.db, signedIn("admin", "desk"), actor.viewer.id, grant);
    return actor;
  }

  /** If true, a model that hangs is waited for as long as in production, instead of at most two seconds. */
  let isPatient = false;
  async function respondTo(actor: Actor, lang: Lang) {
    const isSlow = model.state.mode === "hang" || model.state.mode === "drips";
    return respondByModel({
      ...asking.adviserFor(actor, lang, new Date()),
      ...{ url: model.url, key: "canary-key", model: "fake", personal: await personalOf(database.db, actor) },
      ...(isSlow && !isPatient && { times: { firstMs: 200, totalMs: 2_000 } }),
      onError: () => {},
    });
  }

  async function tell(actor: Actor, typed: string, lang: Lang = "fr", signal = new AbortController().signal) {
    const told: Told[] = [];
    for await (const each of askCopilot(database.db, actor, typed, await respondTo(actor, lang), signal))
      told.push(each);
    const last = told.at(-1);
    if (last?.event !== "answer") throw new Error(`No answer but ${last?.event}`);
    return last.data;
  }

  test("streams what it writes, with the tools’ numbers, its sources and its tokens", async () => {
    const zoe = await eliteFounder();
    Object.assign(model.state, { mode: "asks for figures", says: "**5,2 mois** : 52 000 € ÷ 10 000 €. Vise 19 mois." });
    const answer = await tell(zoe, "combien de mois ?");
    expect(answer).toMatchObject({ isModel: true, failure: null, unverified: ["19"], content: model.state.says });
    expect(answer.parts[0]?.sources).toEqual([expect.stringMatching(/^Tes chiffres · /)]);
    const [first = "", second = ""] = model.prompts;
    expect(first).toMatch(/^POST \/v1\/chat\/completions /);
    expect(first).toContain('"max_tokens":1000');
    expect(second).toContain('\\"runway_months\\":5.2');
    expect(first + second).not.toMatch(/Zoé|Étang|startup\.example/);
    model.state.mode = "answers";
    await tell(zoe, "et après ?");
    expect(model.prompts.at(-1)).toContain("Vise 19 mois");
  });

  test("never gets the name of an account, even if it was typed without a capital", async () => {
    const zoe = await eliteFounder();
    const small = { ...zoe, viewer: { ...zoe.viewer, firstName: "zoé", lastName: "de l’étang" } };
    const personal = await personalOf(database.db, small);
    expect(withoutPersonal("Moi, Zoé de l’Étang, de Sète", personal)).toBe("Moi, [nom] [nom], de Sète");
    await saveFounderProfile(database.db, zoe, { ...emptyFounderProfile, co_founders: "ali benali, Noé Quai" });
    const both = withoutPersonal("Ali Benali et Noe, pas encore", await personalOf(database.db, zoe));
    expect(both).toBe("[nom] et [nom], pas encore");
  });

  test("gets the questions before and its own answers, but nothing that our calculations said of an investor", async () => {
    const zoe = await eliteFounder();
    async function* ruled() {
      const parts = [plainPart("Galet Capital attend ta réponse.")];
      yield { answer: { parts, model: null, unverified: [], failure: null } };
    }
    const rules = { lang: "fr" as const, respond: ruled };
    for await (const { event } of askCopilot(database.db, zoe, "qui attend ?", rules, new AbortController().signal))
      expect(event).not.toBe("refused");
    await tell(zoe, "et que dois-je faire ?");
    await tell(zoe, "et ensuite ?");
    const sent = model.prompts.at(-1);
    expect(sent).toContain("qui attend ?");
    expect(sent).toContain("Bonjour.");
    expect(sent).not.toContain("Galet");
  });

  test.each([1e12, -5, null, "NaN"])("that says it used %s tokens is kept and counted within bounds", async (used) => {
    const zoe = await eliteFounder();
    Object.assign(model.state, { says: "Il te\u0000 reste \u001B[31m\u202E5 mois.", used });
    expect((await tell(zoe, "mon runway")).content).toBe("Il te reste [31m5 mois.");
    const [use] = await database.db.select().from(chatUse).where(eq(chatUse.founder, zoe.viewer.id));
    expect(use?.tokens).toBeGreaterThan(0);
    expect(use?.tokens).toBeLessThanOrEqual(1e7);
  });

  test("is counted also where its answer cannot be kept, and where its reader hangs up", async () => {
    const { db } = database;
    const [zoe, ali] = [await eliteFounder(), await eliteFounder()];
    const unkeepable = { ...plainPart("\u0000"), sources: [] };
    const respond: Respond = async function* (_question, _before, _signal, used) {
      used.tokens = 70;
      yield { text: "Il te reste" };
      used.tokens = 77;
      yield { answer: { parts: [unkeepable], model: "fake", unverified: [], failure: null } };
    };
    const signal = new AbortController().signal;
    const responder = { lang: "fr" as const, respond, model: "fake" };
    await expect(async () => {
      for await (const _ of askCopilot(db, zoe, "un", responder, signal));
    }).rejects.toThrow();
    const left = askCopilot(db, ali, "deux", responder, signal);
    await left.next();
    await left.next();
    await left.return(undefined);
    const usedBy = async ({ viewer }: Actor) =>
      (await db.select().from(chatUse).where(eq(chatUse.founder, viewer.id)))[0]?.tokens;
    expect([await usedBy(zoe), await usedBy(ali)]).toEqual([77, 70]);
  });

  describe("counts each request of an answer by its texts or the reported tokens, whichever is more", () => {
    const bytesSent = () =>
      model.prompts.reduce((sum, each) => sum + Buffer.byteLength(each.slice(each.indexOf('{"model"'))), 0);
    const tokensOf = async ({ viewer }: Actor) =>
      (await database.db.select().from(chatUse).where(eq(chatUse.founder, viewer.id)))[0]?.tokens ?? 0;
    const textsOnly = () => {
      const least = bytesSent() / 4;
      return { least, most: least + 500 };
    };

    test("where it is read to its end", async () => {
      const zoe = await eliteFounder();
      Object.assign(model.state, { mode: "asks for figures", used: 20_000 });
      await tell(zoe, "mon runway");
      expect(await tokensOf(zoe)).toBe(40_000);
      const ali = await eliteFounder();
      model.prompts.length = 0;
      model.state.used = 3;
      await tell(ali, "mon runway");
      const { least, most } = textsOnly();
      expect(await tokensOf(ali)).toBeGreaterThan(least);
      expect(await tokensOf(ali)).toBeLessThan(most);
    });

    test.each(["stopped", "left"])("where it is %s after its first text", async (how) => {
      const zoe = await eliteFounder();
      Object.assign(model.state, { mode: "asks for figures", says: "Bonjour. ".repeat(50), used: 20_000 });
      const stopping = new AbortController();
      const { signal } = stopping;
      const asked = askCopilot(database.db, zoe, "mon runway", await respondTo(zoe, "fr"), signal);
      for (let told = await asked.next(); !told.done; told = await asked.next()) {
        if (told.value.event !== "text") continue;
        if (how === "left") await asked.return(undefined);
        else stopping.abort();
      }
      const [first = ""] = model.prompts;
      expect(model.prompts).toHaveLength(2);
      const least = 20_000 + (bytesSent() - Buffer.byteLength(first.slice(first.indexOf('{"model"')))) / 4;
      expect(await tokensOf(zoe)).toBeGreaterThan(least);
    });

    test.each(["hang", "500", "closed midway", "invalid utf-8", "tool loop"] as const)(
      "where it fails by “%s”",
      async (mode) => {
        const zoe = await eliteFounder();
        Object.assign(model.state, { mode, used: 3 });
        await tell(zoe, "mon runway");
        const { least, most } = textsOnly();
        expect(await tokensOf(zoe)).toBeGreaterThanOrEqual(least);
        expect(await tokensOf(zoe)).toBeLessThan(most);
      },
    );
  });

  test.each(Object.entries(modelFailures) as [ModelFailure, string][])(
    "that fails by “%s” is said to be %s, and the next question works",
    async (mode, failure) => {
      const zoe = await eliteFounder();
      model.state.mode = mode;
      const answer = await tell(zoe, "mon runway");
      expect([answer.failure, answer.content.includes("provider's own words")]).toEqual([failure, false]);
      expect(Buffer.byteLength(answer.content)).toBeLessThanOrEqual(16 * 1024);
      expect(model.prompts.length).toBeLessThanOrEqual(4);
      model.state.mode = "answers";
      expect(await tell(zoe, "mon runway")).toMatchObject({ failure: null, content: "Bonjour." });
    },
  );

  test("that cannot be reached is said to be so; stopped, it lets go of the line", async () => {
    const zoe = await eliteFounder();
    const gone = respondByModel({
      ...asking.adviserFor(zoe, "fr", new Date()),
      ...{
        url: "http://127.0.0.1:9/v1",
        key: undefined,
        model: "fake",
        personal: { names: [], others: [] },
        onError: () => {},
      },
    });
    const told: Told[] = [];
    for await (const each of askCopilot(database.db, zoe, "mon burn", gone, new AbortController().signal))
      told.push(each);
    expect(told.at(-1)).toMatchObject({ event: "answer", data: { failure: "unreachable" } });
    [model.state.mode, isPatient] = ["hang", true];
    const stopping = new AbortController();
    const answering = tell(zoe, "mon mrr", "fr", stopping.signal);
    await expect.poll(() => model.prompts.length).toBe(1);
    stopping.abort();
    expect((await answering).failure).toBe("stopped");
    isPatient = false;
  });

  describe("whoever asks", () => {
    const canary = `canary-${randomUUID()}`;
    const others = ["of another founder", "of an investor", "of another chat"].map((whose) => `${canary} ${whose}`);

    const everything = async () => {
      const { rows } = await database.db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
      );
      const found: [string, unknown][] = [];
      for (const { name } of rows.filter((row) => !/^(chat_|rate_bucket)/.test(row.name))) {
        const { rows: digests } = await database.db.execute<{ digest: string }>(
          sql`select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as digest from ${sql.identifier(name)} as each`,
        );
        found.push([name, digests[0]?.digest]);
      }
      return found;
    };

    test(
      "is told nothing of anybody else in over 200 injections, and nothing changes but the conversation",
      { timeout: 400_000 },
      async () => {
        const { db } = database;
        const rich = await eliteFounder();
        await saveFounderProfile(db, rich, { startup_name: others[0] ?? "", description: others[0] ?? "" });
        await saveCapTable(db, rich, [{ name: others[0] ?? "", shares: 1 }]);
        await tell(rich, others[2] ?? "");
        await db.insert(person).values({
          ...{ id: "money", email: "money@lab.test", name: others[1] ?? "", firstName: others[1] ?? "", lastName: "" },
          ...{ role: "investor" as const, lang: "fr" as const },
        });
        const attackers = await Promise.all(Array.from({ length: 20 }, eliteFounder));
        const saved = injections.filter(({ isSaved }) => isSaved);
        for (const [at, actor] of attackers.entries()) {
          const [first, second, third] = [0, 1, 2].map((each) => saved[(at * 5 + each) % saved.length]?.text ?? "");
          await saveFounderProfile(db, actor, {
            startup_name: first,
            description: second,
            pitch_deck_url: "",
            key_metrics: third,
          });
          await saveCapTable(db, actor, [{ name: (first ?? "").slice(0, 80), shares: 1 }]);
        }
        const before = await everything();
        model.prompts.length = 0;
        const forged = ["figures", "dilution", "runway_if", "readiness", "articles", "delete_everything", "sessions"];
        // The prompts do not depend on the database engine, so slow PGlite gets only some of them.
        const tried = injections.filter((_, at) => kind === "postgres" || at % 10 < 1 || at % 31 === 0);
        for (const [at, { text, lang, isSaved }] of tried.entries()) {
          const actor = attackers[at % attackers.length];
          if (!actor) throw new Error("unreachable");
          const asks = isSaved ? "Analyse tout mon dossier et mes chiffres" : text;
          const mode = at % 2 === 0 ? "echoes" : "forges";
          const name = forged[at % forged.length] ?? "figures";
          Object.assign(model.state, {
            mode,
            forged: { name, arguments: JSON.stringify({ founder: rich.viewer.id, id: rich.viewer.id, text }) },
          });
          const answer = await tell(actor, asks, lang);
          const ruled = await advise(text, asking.adviserFor(actor, lang, new Date()));
          expect(JSON.stringify([answer, ruled])).not.toMatch(/canary/);
          expect(JSON.stringify(ruled.parts)).not.toContain(rich.viewer.id);
        }
        // The API key may appear in the request's headers, but not in its body, so only the bodies are checked.
        const bodies = model.prompts.map((each) => each.slice(each.indexOf('{"model"')));
        expect(bodies.length).toBeGreaterThanOrEqual(tried.length);
        expect(bodies.filter((body) => /canary/.test(body))).toEqual([]);
        expect(await everything()).toEqual(before);
      },
    );
  });
});
