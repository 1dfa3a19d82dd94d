import { expect, test } from "vitest";
import type { OpenAlert } from "../../../domain/kpi/alert.ts";
import { mainChanges } from "./use-change-lines.ts";

const alert: OpenAlert = { id: "a", kind: "churn", level: "caution", figure: 6, openedAt: new Date(0) };
const [mrr, cac] = [{ id: "mrr" }, { id: "cac" }];

test("alerts about churn and cash leave MRR and CAC in sight, whose insights make room for these lines", () => {
  const risks = [
    { id: "churn", alert },
    { id: "cash", alert: { ...alert, kind: "cash" as const } },
  ];
  expect(mainChanges([mrr, cac, ...risks])).toEqual([mrr, cac, ...risks]);
  expect(mainChanges([mrr, cac, { id: "churn" }, { id: "cash" }])).toEqual([mrr, cac]);
});
