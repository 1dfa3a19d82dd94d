import { expect, test } from "vitest";
import { checkInForm } from "./check-in-form.server.ts";
import { computeFigures } from "./figures.ts";

const sent = { month: "2026-10", mrr: "1,5 M€", cash: "-3 500,50 €", burnRate: "12k", cac: "0", churnRate: "4,5 %" };

function read(fields: Record<string, string> = {}) {
  const rest = { nps: "", activeDeals: "", lastInvestorContact: "", raised: "", difference: "" };
  const parsed = checkInForm("2026-11-23").safeParse({ ...sent, ...rest, ...fields });
  return parsed.data?.numbers ?? parsed.error?.issues.map(({ path, message }) => [path[0], message]);
}

test("sums are read however they are written, and cash may be an overdraft", () => {
  expect(read()).toMatchObject({ mrr: 150_000_000, cash: -350_050, burn: 1_200_000, cac: 0, churn: 4.5 });
  expect(read({ cash: "−80", raised: "500 000 EUR" })).toMatchObject({ cash: -8_000, raised: 50_000_000 });
});

test("a sum that is none, below zero or of another currency is refused beside its field", () => {
  for (const [field, typed, code] of [
    ["mrr", "-5", "sumInvalid"],
    ["cac", "$120", "sumInvalid"],
    ["raised", "500 000 USD", "sumInvalid"],
    ["cash", "12 00", "cashInvalid"],
    ["cash", "£300", "cashInvalid"],
    ["burnRate", "many", "signedSumInvalid"],
  ] as const)
    expect(read({ [field]: typed }), typed).toEqual([[field, code]]);
});

test("what cash did since an overdraft is no percentage", () => {
  const checkIn = (month: string, cash: number) => ({
    ...{ id: month, month, cash, mrr: 0, burn: 100, cac: 0, churn: 0, recordedAt: new Date(0) },
    ...{ nps: null, activeDeals: null, lastInvestorContact: null, raised: null, difference: "" },
  });
  const figures = computeFigures([checkIn("2026-09-01", -5_000), checkIn("2026-10-01", 5_000)], "2026-11-23");
  expect([figures.cashInMonth, figures.runway?.state]).toEqual([null, "over-36"]);
});
