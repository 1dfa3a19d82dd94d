import { expect, test } from "vitest";
import { demoMonths } from "../../e2e/peers/asking.ts";
import { noExtras } from "../../e2e/peers/check-ins.ts";
import { computeFigures } from "../kpi/figures.ts";
import { houseThresholds } from "../kpi/threshold.ts";
import { allInsights, type Dismissed, insightsOf } from "./insight.ts";

const today = "2026-11-23";
const checkIns = demoMonths(new Date(`${today}T10:00:00Z`)).map((each) => ({
  ...{ id: each.month, recordedAt: new Date(0), ...noExtras },
  ...each,
}));
const all = allInsights(computeFigures(checkIns, today), houseThresholds, today);
const kinds = (dismissed: readonly Dismissed[], day = today) => insightsOf(all, dismissed, day).map(({ kind }) => kind);

test("three insights a day, what is past a threshold first, and none in the place of one put away today", () => {
  expect(all.map(({ kind }) => kind)).toEqual(["cash", "cac", "churn", "mrr", "burn"]);
  expect(kinds([])).toEqual(["cash", "cac", "churn"]);
  const away = { kind: "cash", month: "2026-10-01", day: today } as const;
  expect(kinds([away])).toEqual(["cac", "churn"]);
  expect(kinds([away], "2026-11-24")).toEqual(["cac", "churn", "mrr"]);
  expect(kinds([{ ...away, month: "2026-09-01", day: "2026-10-20" }])).toEqual(["cash", "cac", "churn"]);
  expect(allInsights(computeFigures([], today), houseThresholds, today)).toEqual([]);
  const still = checkIns.map((each) => ({ ...each, cac: 15_000 }));
  expect(allInsights(computeFigures(still, today), houseThresholds, today).map(({ kind }) => kind)).not.toContain(
    "cac",
  );
});

test("each says the month and the numbers that it is computed from", () => {
  expect(all[0]).toMatchObject({ month: "2026-10-01", cash: 5_200_000, burn: 1_000_000, months: 5.2, isUrgent: true });
  expect(all.find(({ kind }) => kind === "churn")).toMatchObject({ lost: 55_350, mrr: 1_230_000, churn: 4.5 });
});
