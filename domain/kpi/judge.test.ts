import { expect, test } from "vitest";
import type { OpenAlert } from "./alert.ts";
import { type CheckIn, isCheckInMissing, monthFrom } from "./check-in.ts";
import { computeFigures } from "./figures.ts";
import { concernsOf, judge } from "./judge.ts";
import { houseThresholds } from "./threshold.ts";
import { randomly } from "../../e2e/peers/check-ins.ts";

const today = "2026-11-23";

test("10,000 random histories give finite numbers, and one alert a kind whatever came before", () => {
  const random = randomly(20);
  const levels = { runway: null, churn: null, cac: null, cash: null, "check-in": null };
  let open: OpenAlert[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const history = random.history(today);
    const figures = computeFigures(history, today);
    const { runway, mrrInMonth, mrrInThreeMonths, cacInThreeMonths, cashInMonth, churnInMonth, meanBurn } = figures;
    const derived = { runway, mrrInMonth, mrrInThreeMonths, cacInThreeMonths, cashInMonth, churnInMonth, meanBurn };
    expect(JSON.stringify(derived)).not.toMatch(/NaN|Infinity/);
    const numbers = [...Object.values(derived), derived.runway?.months].filter((value) => typeof value === "number");
    expect(numbers.every(Number.isFinite)).toBe(true);
    const concerns = concernsOf(figures, houseThresholds, today);
    expect(new Set(concerns.map(({ kind }) => kind)).size).toBe(concerns.length);
    expect(concerns.every(({ figure }) => figure === null || Math.abs(figure) < 1e9)).toBe(true);
    const changes = judge(open, concerns, figures.isStale);
    for (const { kind, level, figure, change, id } of changes) {
      const before = open.find((alert) => alert.kind === kind);
      expect(change === "opened").toBe(before === undefined);
      expect(id).toBe(before?.id ?? null);
      if (figures.isStale && kind !== "check-in") expect(["closed", "eased"]).toContain(change);
      open = open.filter((alert) => alert.kind !== kind);
      if (change !== "closed") open.push({ id: kind, kind, level, figure, openedAt: new Date(0) });
    }
    expect(judge(open, concerns, figures.isStale)).toEqual([]);
    expect(open.length).toBeLessThanOrEqual(Object.keys(levels).length);
  }
});

const order = (history: readonly CheckIn[]) => {
  const { runway } = computeFigures(history, today);
  return runway?.state === "months" ? runway.months : Infinity;
};

test("more cash never shortens the runway, more burn never lengthens it, and none is profitable", () => {
  const random = randomly(21);
  for (let round = 0; round < 10_000; round += 1) {
    const history = random.history(today);
    const latest = history.at(-1);
    if (!latest) continue;
    const more = (change: Partial<CheckIn>) => [...history.slice(0, -1), { ...latest, ...change }];
    const by = random.upTo(1e10);
    expect(order(more({ cash: latest.cash + by }))).toBeGreaterThanOrEqual(order(history));
    expect(order(more({ burn: latest.burn + by }))).toBeLessThanOrEqual(order(history));
    const { meanBurn, runway } = computeFigures(history, today);
    expect(runway?.state === "profitable").toBe((meanBurn ?? 0) <= 0);
  }
});

test("a check-in is missing from the day after the 10th, until a later one is there", () => {
  expect(isCheckInMissing("2026-09-01", "2026-11-10")).toBe(false);
  expect(isCheckInMissing("2026-09-01", "2026-11-11")).toBe(true);
  expect(isCheckInMissing("2026-09-01", "2026-12-01")).toBe(true);
  expect(isCheckInMissing("2026-10-01", "2026-12-10")).toBe(false);
  expect(monthFrom("2026-01-01", -1)).toBe("2025-12-01");
});

function secondCalculation(rows: readonly CheckIn[]) {
  const at = (back: number) => {
    const [last] = rows
      .map(({ month }) => month)
      .toSorted()
      .slice(-1);
    const date = new Date(`${last}T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - back);
    return rows.find(({ month }) => month === date.toISOString().slice(0, 10));
  };
  const ratio = (now?: number, then?: number) =>
    now === undefined || then === undefined || then === 0 ? null : (100 * now) / then - 100;
  const lastThree = rows.toSorted((a, b) => (a.month < b.month ? 1 : -1)).slice(0, 3);
  const spent = lastThree.map(({ burn }) => burn / 100);
  const mean = spent.reduce((sum, each) => sum + each, 0) / spent.length;
  const months = (at(0)?.cash ?? 0) / 100 / mean;
  return {
    runway: mean <= 0 ? "profitable" : months >= 36.1 ? "over-36" : Math.floor(months * 10 + 1e-9) / 10,
    growth: ratio(at(0)?.mrr, at(1)?.mrr),
    quarter: ratio(at(0)?.mrr, at(3)?.mrr),
    cac: ratio(at(0)?.cac, at(3)?.cac),
    cash: ratio(at(0)?.cash, at(1)?.cash),
  };
}

test("a second calculation finds the same in place of every input of the demo", () => {
  const random = randomly(22);
  for (let round = 0; round < 500; round += 1) {
    const rows = [-4, -3, -2, -1].map((back) => random.checkIn(monthFrom("2026-11-01", back), 1e8));
    const { runway, ...figures } = computeFigures(rows, today);
    const second = secondCalculation(rows);
    expect(runway?.months ?? runway?.state).toBe(second.runway);
    const pairs = [
      [figures.mrrInMonth, second.growth],
      [figures.mrrInThreeMonths, second.quarter],
      [figures.cacInThreeMonths, second.cac],
      [figures.cashInMonth, second.cash],
    ] as const;
    for (const [ours, theirs] of pairs)
      if (theirs === null) expect(ours).toBeNull();
      else expect(Math.abs((ours ?? Number.NaN) - theirs)).toBeLessThan(1e-6 * Math.max(1, Math.abs(theirs)));
  }
});
