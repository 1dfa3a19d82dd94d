import { expect, test } from "vitest";
import { monthFrom } from "../kpi/check-in.ts";
import { computeFigures, runwayOf } from "../kpi/figures.ts";
import { actionPlan } from "../readiness/action-plan.ts";
import { findingsOf } from "../readiness/scan.ts";
import { evidenceOf } from "../readiness/evidence.ts";
import { emptyFounderProfile } from "../startup/founder-profile.ts";
import { leversFor } from "./lever.ts";
import { actionNames, type Lever, type LeverName, type LeverOf } from "./lever-kind.ts";
import type { Raise } from "./raise-levers.ts";

const today = "2026-11-23";
type Numbers = { mrr: number; cash: number; burn: number; cac: number; churn: number; nps?: number | null };

const history = (...months: Numbers[]) =>
  computeFigures(
    months.map(({ nps = null, ...each }, index) => ({
      ...{ id: String(index), month: monthFrom("2026-11-01", index - months.length), nps, ...each },
      ...{ activeDeals: null, lastInvestorContact: null, raised: null, difference: "", recordedAt: new Date(0) },
    })),
    today,
  );

const noRaise: Raise = { today, score: null, ready: 80, steps: [], sought: null };
const demo = history(
  { mrr: 850_000, cash: 8_200_000, burn: 950_000, cac: 10_000, churn: 2.8 },
  { mrr: 900_000, cash: 7_250_000, burn: 950_000, cac: 11_000, churn: 3 },
  { mrr: 950_000, cash: 6_250_000, burn: 1_000_000, cac: 11_500, churn: 3.1 },
  { mrr: 1_000_000, cash: 5_200_000, burn: 1_050_000, cac: 12_000, churn: 3.2 },
);

function lever<Name extends LeverName>(levers: readonly Lever[], name: Name): LeverOf<Name> {
  const found = levers.find((each) => each.lever === name);
  if (!found) throw new Error(`no ${name}`);
  return found as LeverOf<Name>;
}

test("the demo's levers, by hand", () => {
  const cac = leversFor("cac", demo, 6, noRaise);
  expect(cac[0]).toEqual({
    lever: "cac-best",
    now: 12_000,
    to: 10_000,
    month: "2026-07-01",
    months: 4,
    saved: 2_000,
    more: 20,
  });
  expect(lever(cac, "cac-life")).toMatchObject({
    churn: 3.2,
    toChurn: 2.8,
    life: 31.2,
    toLife: 35.7,
    aMonth: 384,
    toMonth: 336,
  });
  expect(lever(cac, "cac-referred")).toMatchObject({ ofTen: 1, to: 10_800 });
  const nps = leversFor("nps", demo, 6, noRaise);
  expect(lever(nps, "nps-leavers")).toMatchObject({ lost: 32_000, kept: 4_000, inYear: 48_000 });
  const runway = leversFor("runway", demo, 6, noRaise);
  expect(lever(runway, "runway-cash")).toMatchObject({ target: 6, more: 800_000 });
  expect(lever(runway, "runway-burn")).toMatchObject({ less: 133_334, toBurn: 866_666 });
  expect(lever(runway, "runway-mrr")).toMatchObject({ more: 133_400, percent: 13.3 });
  const sought = { id: "250k-500k", from: 250_000, to: 500_000 };
  const raise = leversFor("raise", demo, 6, { ...noRaise, sought });
  expect(lever(raise, "raise-time")).toMatchObject({ spent: 6_000_000, startBy: null, missing: 800_000 });
  expect(lever(raise, "raise-amount")).toMatchObject({ amount: 12_800_000, fits: "below" });
});

test("three levers each, whatever the numbers, and each is a number; none before the first check-in", () => {
  const odd = [0, 1, 12_345, 1e11];
  const findings = findingsOf(evidenceOf({ profile: emptyFounderProfile, figures: demo, hasCapTable: false, today }));
  const raises: Raise[] = [
    noRaise,
    { today, score: 0, ready: 80, steps: actionPlan(findings), sought: { id: "10m+", from: 10_000_000 } },
    { today, score: 100, ready: 80, steps: [], sought: { id: "0-100k", to: 100_000 } },
  ];
  const isWrong = (value: unknown): boolean =>
    typeof value === "object" && value !== null
      ? Object.values(value).some(isWrong)
      : typeof value === "number" && !Number.isFinite(value);
  const wrong: unknown[] = [];
  for (const cash of odd)
    for (const burn of [-5_000, 0, 99, 12_345])
      for (const cac of odd)
        for (const churn of [0, 0.05, 100])
          for (const nps of [null, -100, 12, 100]) {
            const figures = history({ mrr: cac, cash, burn, cac, churn, nps });
            for (const [index, action] of [...actionNames, "raise" as const, "raise" as const].entries()) {
              const levers = leversFor(action, figures, 6, raises[Math.max(0, index - 3)] ?? noRaise);
              if (levers.length !== 3 || levers.some(isWrong)) wrong.push([cash, burn, cac, churn, nps, levers]);
            }
          }
  expect(wrong).toEqual([]);
  for (const action of actionNames) expect(leversFor(action, history(), 6, noRaise)).toEqual([]);
});

test("a lever that is pulled does what it says", () => {
  for (let cash = 100; cash < 10_000_000; cash = Math.ceil(cash * 2.3))
    for (let burn = 100; burn < 2_000_000; burn = Math.ceil(burn * 2.7)) {
      const figures = history({ mrr: 10_000, cash, burn, cac: 100, churn: 1 });
      const levers = leversFor("runway", figures, 6, noRaise);
      const lasts = (have: number, spend: number) => {
        const runway = runwayOf(have, [spend]);
        return runway.state === "months" ? runway.months : Infinity;
      };
      if (figures.runway?.state === "over-36") {
        for (const each of levers)
          if (each.lever === "runway-spend")
            expect(lasts(cash, burn + each.more)).toBeGreaterThanOrEqual(Math.min(each.target, 36));
        continue;
      }
      const { target, more } = lever(levers, "runway-cash");
      expect(lasts(cash + more, burn)).toBeGreaterThanOrEqual(target);
      expect(lasts(cash, burn - lever(levers, "runway-burn").less)).toBeGreaterThanOrEqual(target);
    }
});

test("steps are taken until the score is ready, and the time left says when a raise has to begin", () => {
  const steps = actionPlan(
    findingsOf(evidenceOf({ profile: emptyFounderProfile, figures: demo, hasCapTable: false, today })),
  );
  const { points, steps: taken } = lever(
    leversFor("raise", demo, 6, { today, score: 70, ready: 80, steps, sought: null }),
    "raise-score",
  );
  expect(points).toBeGreaterThanOrEqual(10);
  expect(points - (taken.at(-1)?.points ?? 0)).toBeLessThan(10);
  expect(
    lever(leversFor("raise", demo, 6, { today, score: 70, ready: 65, steps, sought: null }), "raise-score"),
  ).toMatchObject({ steps: [], target: 65 });
  const long = history({ mrr: 0, cash: 900_000, burn: 100_000, cac: 1, churn: 1 });
  expect(lever(leversFor("raise", long, 6, noRaise), "raise-time")).toMatchObject({
    startBy: { month: "2027-01-01", isPast: false },
    missing: 0,
  });
});

test("a month that is over is no month to begin by: with six months of cash at its end, a raise begins now", () => {
  const startBy = (cash: number, day: string) =>
    lever(
      leversFor("raise", history({ mrr: 0, cash, burn: 100_000, cac: 1, churn: 1 }), 6, { ...noRaise, today: day }),
      "raise-time",
    ).startBy;
  expect([startBy(590_000, today), startBy(600_000, today), startBy(690_000, today), startBy(700_000, today)]).toEqual([
    null,
    { month: "2026-10-01", isPast: true },
    { month: "2026-10-01", isPast: true },
    { month: "2026-11-01", isPast: false },
  ]);
  expect(startBy(700_000, "2026-11-30")?.isPast).toBe(false);
  expect(startBy(700_000, "2026-12-01")?.isPast).toBe(true);
});
