import { expect, test } from "vitest";
import { demoNumbers, noExtras } from "../../e2e/peers/check-ins.ts";
import { type CheckIn, monthFrom } from "./check-in.ts";
import { guessColumns } from "./csv-columns.ts";
import { readMonths, rowsOf, textOf } from "./csv-import.server.ts";

const today = "2026-11-23";

function read(text: string, history: readonly CheckIn[] = []) {
  const rows = rowsOf(text);
  if (typeof rows === "string") return rows;
  return readMonths(rows, guessColumns(rows[0]?.cells ?? []), history, today);
}

const heads = "Mois;MRR (€);Trésorerie (€);Dépense nette;CAC;Churn (%);Explication de l’écart";

test("rows are read as spreadsheets of both languages write them", () => {
  const french = read(`${heads}\n01/10/2026;12 300,50;52.000;-400;150;4,5;\n09/2026;0;0;0;0;0;"Un prêt\nde plus"`);
  const english = read('month,mrr,cash,burnRate,cac,churnRate\n2026-10,12300.50,"52,000",-400,150,4.5');
  expect(french).toMatchObject({
    refused: [],
    months: [
      { line: 2, month: "2026-10-01", becomes: "added", numbers: { mrr: 1_230_050, cash: 5_200_000, burn: -40_000 } },
      { line: 3, month: "2026-09-01", numbers: { mrr: 0, churn: 0, difference: "Un prêt\nde plus" } },
    ],
  });
  const numbers = typeof french === "string" ? null : french.months[0]?.numbers;
  expect(english).toMatchObject({ refused: [], months: [{ numbers }] });
  const deals = read('month,mrr,cash,burnRate,cac,churnRate,activeDeals\n2026-10,1,1,1,1,1,"9,999"');
  expect(deals).toMatchObject({ refused: [], months: [{ numbers: { activeDeals: 9_999 } }] });
  expect(read(textOf(Buffer.from(`${heads}\n2026-10;1;1;1;1;1;`, "latin1")))).toMatchObject({ refused: [] });
});

test("what is no number, no month or would be run is refused with its line", () => {
  const text = `${heads}\n\n2026-10;=1+1;5;5;5;5;\n2026-09;5;5;5;5;5;=HYPERLINK("x")\n2026-08;5;5;5;5;5;'=ok\n2026-08;5;;5;5;500;\n2026-11;5;5;5;5;5;\nOctober;5;5;5;5;5;`;
  const found = read(text);
  expect(typeof found === "string" ? found : found.refused).toEqual([
    { line: 3, column: "mrr", code: "sumInvalid" },
    { line: 4, column: "difference", code: "formula" },
    { line: 6, column: "cash", code: "empty" },
    { line: 6, column: "churnRate", code: "percentInvalid" },
    { line: 7, column: "month", code: "monthInvalid" },
    { line: 8, column: "month", code: "noMonth" },
  ]);
  expect(found).toMatchObject({ months: [{ line: 5, numbers: { difference: "=ok" } }] });
  expect(read(`${heads}\n2026-08;5;5;5;5;5;\n2026-08;5;5;5;5;5;`)).toMatchObject({
    refused: [{ line: 3, column: "month", code: "monthTwice" }],
  });
});

test("a file that is too long, no text or without a row is told so", () => {
  expect(read("a".repeat(60_001))).toBe("tooLong");
  expect(read("PK\u0003\0\0")).toBe("notCsv");
  expect(read('a;"b')).toBe("notCsv");
  expect(read(heads)).toBe("noRows");
});

test("60 months are read in no time, and told apart from what is there", () => {
  const [row] = demoNumbers;
  const numbers = { mrr: 1_000_000, cash: 8_200_000, burn: 900_000, cac: 12_000, churn: 4.9, ...noExtras };
  const counted = { id: "1", month: "2026-10-01", ...numbers, recordedAt: new Date(0) };
  const other = { ...counted, month: "2026-09-01", cash: 0 };
  const lines = Array.from({ length: 60 }, (_, back) =>
    [monthFrom("2026-10-01", -back).slice(0, 7), row?.mrr, row?.cash, row?.burn, row?.cac, "4,9", ""].join(";"),
  );
  const began = performance.now();
  const found = read([heads, ...lines].join("\n"), [counted, other]);
  expect(performance.now() - began).toBeLessThan(1_000);
  const becomes = typeof found === "string" ? [] : found.months.map((each) => each.becomes);
  expect([becomes.length, ...becomes.slice(0, 3)]).toEqual([60, "unchanged", "corrected", "added"]);
});
