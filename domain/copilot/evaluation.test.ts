import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { askingIn, demoMonths } from "../../e2e/peers/asking.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { figuresOf } from "../kpi/history.server.ts";
import type { Actor } from "../person/actor.ts";
import { advise } from "./adviser.server.ts";
import { evaluation } from "./evaluation.ts";
import { scoreOf } from "./evaluate.ts";

const now = new Date("2026-11-23T10:00:00Z");
const months = demoMonths(now);
const histories = {
  "the demo's": months,
  "none yet": [],
  "one month": months.slice(-1),
  "profitable ones": months.map((each) => ({ ...each, burn: -each.burn })),
  "old ones": months.map((each, at) => ({ ...each, month: `2026-0${at + 1}-01` })),
};

test("the evaluation has 120 questions in both languages", () => {
  expect(evaluation).toHaveLength(120);
  expect(new Set(evaluation.map(({ asks }) => asks)).size).toBe(120);
});

onBothEngines("the adviser without a model", (open) => {
  let database: Database;
  let asking: Awaited<ReturnType<typeof askingIn>>;
  beforeAll(async () => {
    database = await open();
    asking = await askingIn(database.db);
  });
  afterAll(() => database.close());

  async function scoresOf(actor: Actor) {
    const figures = await figuresOf(database.db, actor.viewer.id, now);
    const missed: Record<"intent" | "numbers" | "source" | "refusal", string[]> = {
      ...{ intent: [], numbers: [], source: [], refusal: [] },
    };
    for (const each of evaluation) {
      const advised = await advise(each.asks, asking.adviserFor(actor, each.lang, now));
      const score = scoreOf(each, advised, figures);
      // An answer to another question has other numbers: that is the intent's mistake.
      const counted = score.intent ? (["numbers", "source", "refusal"] as const) : (["intent"] as const);
      for (const what of counted)
        if (!score[what]) missed[what].push(`${each.asks} (${advised.asked.map(({ intent }) => intent).join()})`);
    }
    return missed;
  }

  test("understands 95 % of the questions, gives every number, names its sources, and refuses what it must", async () => {
    const missed = await scoresOf(await asking.founder(histories["the demo's"]));
    expect({ ...missed, intent: [] }).toEqual({ intent: [], numbers: [], source: [], refusal: [] });
    const percent = Math.floor(((evaluation.length - missed.intent.length) / evaluation.length) * 1_000) / 10;
    const written = /Intents: (\d+(?:\.\d)?) %/.exec(readFileSync("app/founder/copilot/README.md", "utf8"))?.[1];
    expect([percent, missed.intent]).toEqual([Number(written), expect.anything()]);
    expect(percent).toBeGreaterThanOrEqual(95);
  });

  test("a hire without a salary is an assumption that says so and whose it is; a salary that is given takes its place", async () => {
    const actor = await asking.founder(histories["the demo's"]);
    const said = async (question: string, lang: Lang) => {
      const { parts } = await advise(question, asking.adviserFor(actor, lang, now));
      return JSON.stringify(parts).replaceAll(/[\u00A0\u202F]/g, " ");
    };
    const assumed = await said("et si j’embauche deux commerciaux ?", "fr");
    for (const words of ["c’est donc une hypothèse : 4 500 € par mois", "août 2026", "notre article", "2 × 4 500 €"])
      expect(assumed).toContain(words);
    expect(await said("what if I hire two salespeople?", "en")).toMatch(/this is an assumption: €4,500 .* our article/);
    const given = await said("et si j’embauche deux commerciaux à 3 800 € ?", "fr");
    expect([given.includes("2 × 3 800 €"), given.includes("hypothèse")]).toEqual([true, false]);
  });

  test.each(["none yet", "one month", "profitable ones", "old ones"] as const)(
    "the numbers are right over %s",
    async (name) => {
      const missed = await scoresOf(await asking.founder(histories[name].map((each) => ({ ...each }))));
      expect({ ...missed, intent: [] }).toEqual({ intent: [], numbers: [], source: [], refusal: [] });
    },
  );
});
