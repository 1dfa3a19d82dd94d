import { describe, expect, test } from "vitest";
import { pitchFacts } from "../../content/facts/pitch.ts";
import { planFacts } from "../../content/facts/plans.ts";
import type { CheckIn } from "../kpi/check-in.ts";
import { computeFigures } from "../kpi/figures.ts";
import { emptyFounderProfile, type FounderProfile } from "../startup/founder-profile.ts";
import { actionPlan } from "./action-plan.ts";
import { attractivenessOf, tractionOf, visibilityRate } from "./attractiveness.ts";
import { categories, criteria, type Criterion, type Evidence, weights } from "./criterion.ts";
import { badgeOf, isEligible } from "./levels.ts";
import { completedIn, findingsOf, pointsIn, scanOf, scoreOf } from "./scan.ts";
import { evidenceOf } from "./evidence.ts";
import { scoreHistory } from "./score-history.ts";

const levels = { nearly: 60, eligible: 70, ready: 80, target: 85 };
const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(" ");

/** A check-in with amounts in euros and churn in percent. */
function month(name: string, mrr: number, cash: number, burn: number, cac: number, churn: number): CheckIn {
  const none = { nps: null, activeDeals: null, lastInvestorContact: null, raised: null, difference: "" };
  const cents = { mrr: mrr * 100, cash: cash * 100, burn: burn * 100, cac: cac * 100 };
  return { id: name, month: `${name}-01`, ...cents, churn, ...none, recordedAt: new Date(`${name}-28T08:00:00Z`) };
}

const demoMonths = [
  month("2026-07", 10_000, 82_000, 9_000, 120, 4.9),
  month("2026-08", 10_500, 72_500, 9_500, 130, 4.7),
  month("2026-09", 10_982, 62_500, 10_000, 140, 4.6),
  month("2026-10", 12_300, 52_000, 10_500, 150, 4.5),
];
const today = "2026-11-23";

const demoProfile: FounderProfile = {
  ...emptyFounderProfile,
  description: words(150),
  team_size: "4-5",
  co_founders: "Sacha, Charlie",
  team_presentation: words(15),
  target_market: "Les 9 000 restaurants du sud",
  business_model: "commission",
  key_metrics: "42 restaurants",
  competitive_advantage: words(14),
  current_stage: "first-customers",
};
const demo = { profile: demoProfile, figures: computeFigures(demoMonths, today), hasCapTable: false, today };

const ends: { [Each in Criterion]: { full: Evidence[Each]; none: Evidence[Each] } } = {
  team: { full: { size: "2-3", words: 12 }, none: { size: "solo", words: 11 } },
  roles: { full: { named: true }, none: { named: false } },
  problem: { full: { words: 150 }, none: { words: 59 } },
  market: { full: { written: true, withNumber: true }, none: { written: false, withNumber: false } },
  model: { full: { model: "saas", metrics: true }, none: { model: "", metrics: false } },
  advantage: { full: { words: 10 }, none: { words: 9 } },
  product: { full: { stage: "mvp-launched" }, none: { stage: "idea" } },
  growth: {
    full: { percent: 15, months: 3, rises: true, outdated: false },
    none: { percent: 0, months: 3, rises: false, outdated: false },
  },
  reporting: { full: { months: 3 }, none: { months: 0 } },
  retention: { full: { churn: 3, outdated: false }, none: { churn: 4.1, outdated: false } },
  runway: {
    full: { runway: { state: "months", months: 9 }, missing: null, missingHalf: null, outdated: false },
    none: { runway: { state: "months", months: 5.9 }, missing: null, missingHalf: null, outdated: false },
  },
  "cap-table": { full: { saved: true }, none: { saved: false } },
};
const evidenceWith = (isFull: (criterion: Criterion) => boolean) =>
  Object.fromEntries(criteria.map((each) => [each, ends[each][isFull(each) ? "full" : "none"]])) as Evidence;

describe("the score", () => {
  test("has twelve questions that are worth 100 together, each in one category", () => {
    expect(criteria).toHaveLength(12);
    expect(criteria.reduce((sum, criterion) => sum + weights[criterion], 0)).toBe(100);
    expect(Object.values(categories).flat()).toEqual([...criteria]);
    const fact = (id: string) => [...planFacts, ...pitchFacts].find((each) => each.id === id)?.value;
    expect(fact("readiness.criteria")).toBe(criteria.length);
    const { nearly, eligible, ready, target } = levels;
    expect([fact("readiness.nearly"), fact("pitch.readiness")]).toEqual([nearly, eligible]);
    expect([fact("readiness.ready"), fact("readiness.target")]).toEqual([ready, target]);
  });

  test.each(criteria)("moves by exactly the weight of %s when it alone changes", (criterion) => {
    const score = (isFull: (each: Criterion) => boolean) => scoreOf(findingsOf(evidenceWith(isFull)));
    expect(score((each) => each === criterion)).toBe(weights[criterion]);
    expect(score((each) => each !== criterion)).toBe(100 - weights[criterion]);
  });

  test("gives nothing for the same words again and again", () => {
    const junk = (word: string) => Array.from({ length: 400 }, () => word).join(" ");
    for (const word of ["mot", "Mot mot, MOT!", "lorem ipsum", "... — !", "a b c d"]) {
      const profile = { ...demoProfile, description: junk(word), team_presentation: junk(word) };
      const found = scanOf({ ...demo, profile: { ...profile, competitive_advantage: junk(word) } });
      expect(found.find(({ criterion }) => criterion === "problem")?.state, word).toBe("incomplete");
      expect(found.find(({ criterion }) => criterion === "advantage")?.state, word).toBe("incomplete");
      expect(found.find(({ criterion }) => criterion === "team")?.state, word).toBe("warning");
    }
  });

  test("gives half the points where the table has a half", () => {
    const half: Partial<Evidence> = {
      team: { size: "solo", words: 12 },
      problem: { words: 60 },
      market: { written: true, withNumber: false },
      model: { model: "saas", metrics: false },
      product: { stage: "mvp-in-progress" },
      growth: { percent: 14.9, months: 3, rises: true, outdated: false },
      reporting: { months: 1 },
      retention: { churn: 4, outdated: false },
      runway: { runway: { state: "months", months: 6 }, missing: null, missingHalf: null, outdated: false },
    };
    const found = findingsOf({ ...evidenceWith(() => false), ...half });
    for (const { criterion, state, points } of found)
      expect([criterion, state, points]).toEqual(
        criterion in half ? [criterion, "warning", weights[criterion] / 2] : [criterion, "incomplete", 0],
      );
  });

  test("has nothing for numbers that are out of date, and everything where no money is lost", () => {
    const stale = scanOf({ ...demo, figures: computeFigures(demoMonths, "2027-02-11"), today: "2027-02-11" });
    expect(pointsIn("traction", stale).got).toBe(0);
    expect(pointsIn("finance", stale).got).toBe(0);
    const earning = computeFigures([month("2026-10", 9_000, 10, -5, 0, 0)], today);
    expect(scanOf({ ...demo, figures: earning }).find(({ criterion }) => criterion === "runway")?.points).toBe(12);
  });

  test("asks for a month only once it is due", () => {
    const reported = (day: string) =>
      evidenceOf({ ...demo, figures: computeFigures(demoMonths, day), today: day }).reporting.months;
    expect([reported("2026-12-01"), reported("2026-12-10"), reported("2026-12-11")]).toEqual([3, 3, 2]);
  });
});

describe("the demo", () => {
  const found = scanOf(demo);

  test("has 72 with nine of twelve, and the same again", () => {
    expect([scoreOf(found), completedIn(found)]).toEqual([72, 9]);
    expect(scanOf({ ...demo, figures: computeFigures(demoMonths.toReversed(), today) })).toEqual(found);
    expect(badgeOf(72, levels)).toBe("nearly");
    expect([badgeOf(80, levels), badgeOf(59, levels)]).toEqual(["ready", "preparing"]);
    expect([isEligible(72, levels), isEligible(69, levels), isEligible(null, levels)]).toEqual([true, false, false]);
  });

  test("crosses 70 and back with one half of a question", () => {
    const shorter = scanOf({ ...demo, profile: { ...demoProfile, description: words(149) } });
    expect(scoreOf(shorter)).toBe(68);
    expect(isEligible(scoreOf(shorter), levels)).toBe(false);
  });

  test("is told to save its cap table first, then what is worth most for its effort", () => {
    const steps = actionPlan(found).map(({ finding, to, points, effort }) => [finding.criterion, to, points, effort]);
    expect(steps).toEqual([
      ["cap-table", "completed", 8, 1],
      ["runway", "warning", 6, 3],
      ["retention", "warning", 4, 3],
      ["runway", "completed", 6, 5],
      ["retention", "completed", 4, 5],
    ]);
    const runway = found.find(({ criterion }) => criterion === "runway");
    expect(runway?.evidence).toMatchObject({ missingHalf: { cash: 800_000, burn: 133_334 } });
  });

  test("went from 68 to 72 and says what moved", () => {
    expect(scoreHistory(found, today, demoMonths)).toEqual([
      { month: "2026-08-01", score: 68, moved: null },
      {
        month: "2026-09-01",
        score: 68,
        moved: [
          { criterion: "growth", points: 6 },
          { criterion: "runway", points: -6 },
        ],
      },
      { month: "2026-10-01", score: 72, moved: [{ criterion: "reporting", points: 4 }] },
      {
        month: "2026-11-01",
        score: 72,
        moved: [
          { criterion: "growth", points: 6 },
          { criterion: "runway", points: -6 },
        ],
      },
    ]);
  });

  test("is 78 attractive and 87 % visible", () => {
    const { mrrInThreeMonths, latest } = demo.figures;
    const traction = tractionOf(mrrInThreeMonths, latest?.churn ?? null);
    expect(traction.total).toBeCloseTo(73.5, 1);
    const { score, terms } = attractivenessOf({ readiness: 72, traction: traction.total, completion: 100 });
    expect(score).toBe(78);
    expect(Object.values(terms).map(({ result }) => Math.round(result * 100) / 100)).toEqual([36, 22.05, 20]);
    const filled = Object.fromEntries(Object.keys(emptyFounderProfile).map((name) => [name, "x"])) as FounderProfile;
    const seen = { profile: filled, hasLiveDeck: true, isConfirmed: false, sharesCapTable: false };
    expect(visibilityRate(seen)).toEqual({ rate: 87, filled: 13, missing: ["confirmed", "shared-cap-table"] });
  });
});

test("every state of the twelve questions has a plan that ends at 100, halves before wholes", () => {
  for (let bits = 0; bits < 2 ** 12; bits += 1) {
    const found = findingsOf(evidenceWith((each) => ((bits >> criteria.indexOf(each)) & 1) === 1));
    const plan = actionPlan(found);
    expect(scoreOf(found) + plan.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    for (const [index, { finding, to }] of plan.entries())
      if (to === "warning")
        expect(plan.findIndex((each) => each.finding === finding && each.to === "completed")).toBeGreaterThan(index);
  }
});

test("traction stays between 0 and 100 and shrinking sales count nothing", () => {
  expect(tractionOf(-40, 12)).toEqual({ growth: 0, retention: 0, total: 0 });
  expect(tractionOf(null, null).total).toBe(0);
  expect(tractionOf(400, 0).total).toBe(100);
});
