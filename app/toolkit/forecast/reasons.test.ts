import { beforeAll, expect, test } from "vitest";
import type { CheckIn } from "../../../domain/kpi/check-in.ts";
import { computeFigures } from "../../../domain/kpi/figures.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { forecastInputs } from "./inputs.server.ts";
import { type AssumptionName, reasonOf } from "./reasons.ts";
import { forecastWords } from "./words.ts";

beforeAll(loadAllWords);

const checkIn = (month: string, mrr: number): CheckIn => ({
  ...{ id: month, month, mrr, cash: 9_000_000, burn: 100_000, cac: 0, churn: 0, nps: null, activeDeals: null },
  ...{ lastInvestorContact: null, raised: null, difference: "", recordedAt: new Date() },
});
const growing = [checkIn("2026-09-01", 1_000_000), checkIn("2026-10-01", 1_073_000)];

function reasons(asked: string, checkIns = growing) {
  const words = forecastWords.in("en");
  const figures = computeFigures(checkIns, "2026-11-20");
  const state = forecastInputs(new URLSearchParams(asked), figures, "2026-11-01", "en");
  const names: AssumptionName[] = ["growth-1", "growth-2", "growth-3"];
  const said = new Map(Object.entries(words.reasons).map(([name, text]) => [text, name]));
  return names.map((name) => {
    const reason = reasonOf(name, state, words);
    return said.get(reason) ?? reason;
  });
}

test("a growth is called half of the year before only when it is", () => {
  const first = "Average of your last month.";
  expect(reasons("")).toEqual([first, "half", "half"]);
  const [half, quarter] = ["Half of the growth in your own numbers.", "A quarter of the growth in your own numbers."];
  expect(reasons("cash=1&growth-1=10")).toEqual(["typed", half, "half"]);
  expect(reasons("cash=1&growth-2=6")).toEqual([first, "typed", quarter]);
  expect(reasons("cash=1&growth-1=10&growth-2=5")).toEqual(["typed", "half", quarter]);
  expect(reasons("cash=1&growth-1=10&growth-2=5&growth-3=1")).toEqual(["typed", "half", "typed"]);
  expect(reasons("cash=1&growth-1=10", [])).toEqual(["typed", "noGrowth", "half"]);
});
