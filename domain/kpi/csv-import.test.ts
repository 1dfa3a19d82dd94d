import { expect, test } from "vitest";
import { demoNumbers, noExtras } from "../../e2e/peers/check-ins.ts";
import { steep } from "../../e2e/peers/endless-texts.ts";
import { type CheckIn, monthFrom } from "./check-in.ts";
import { guessColumns } from "./csv-columns.ts";
import { orderIn, readMonths, rowsOf, sumLines, textOf } from "./csv-import.server.ts";

const today = "2026-11-23";

function read(text: string, history: readonly CheckIn[] = []) {
  const rows = rowsOf(text);
  if (typeof rows === "string") return rows;
  const mapping = guessColumns(rows[0]?.cells ?? []);
  return readMonths(rows, { mapping, order: "day-first", out: sumLines(rows) }, history, today);
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

const monthsIn = (found: ReturnType<typeof read>) =>
  typeof found === "string" ? found : found.months.map(({ month }) => month.slice(0, 7));

test("months are read in words, with their day or an hour, and in two digits", () => {
  const cells = ["oct-26", "septembre 2026", "01/08/26", "2026-07-31 00:00:00", "Jun 2026", "05/26", "30 avril 2026"];
  const found = read([heads, ...cells.map((cell) => `${cell};5;5;5;5;5;`)].join("\n"));
  expect(monthsIn(found)).toEqual(["2026-10", "2026-09", "2026-08", "2026-07", "2026-06", "2026-05", "2026-04"]);
});

test("where every day could be both orders it is asked which, and nowhere else", () => {
  const orderOf = (cells: readonly string[]) => {
    const rows = rowsOf([heads, ...cells.map((cell) => `${cell};5;5;5;5;5;`)].join("\n"));
    return typeof rows === "string" ? rows : orderIn(rows, guessColumns(rows[0]?.cells ?? []));
  };
  expect(orderOf(["10/1/2026", "9/1/2026"])).toEqual({
    ...{ cell: "10/1/2026", "day-first": "2026-01-10", "month-first": "2026-10-01" },
  });
  expect(orderOf(["oct-26", "03/04/26"])).toMatchObject({ cell: "03/04/26", "month-first": "2026-03-04" });
  expect([orderOf(["9/30/2026", "10/1/2026"]), orderOf(["30/09/2026", "10/1/2026"])]).toEqual([
    "month-first",
    "day-first",
  ]);
  expect([orderOf(["10/2026"]), orderOf(["10/10/2026"]), orderOf(["2026-10-01"])]).toEqual(Array(3).fill("day-first"));
});

test("what stands above the headings is passed over, and rows that sum up are left out", () => {
  const row = "2026-10;5;5;5;5;5;";
  for (const above of [
    "sep=;",
    '"sep=;"',
    "Suivi Cash 2026",
    "Export du 3 novembre 2026;;;;;;\n\nSociété;Zéphyr",
    "sep=;\nKPI",
  ])
    expect(monthsIn(read(`${above}\n${heads}\n${row}`)), above).toEqual(["2026-10"]);
  expect(monthsIn(read(`sep=,\n${heads.replaceAll(";", ",")}\n${row.replaceAll(";", ",")}`))).toEqual(["2026-10"]);
  for (const sum of [
    "Total;5;5;5;5;5;",
    "TOTAL 2026;;5;;;;",
    ";Sous-total;;;;;",
    "Moyenne;1;1;1;1;1;",
    "Average;1;1;1;1;1;",
  ])
    expect(read(`${heads}\n${row}\n${sum}`), sum).toMatchObject({ refused: [], months: [{ line: 2 }] });
  expect(read(`sep=;\n${heads}\n${row}\nnext;5;5;5;5;5;`)).toMatchObject({ refused: [{ line: 4, code: "noMonth" }] });
});

test.each<[string, (text: string) => string]>([
  ["a heading", (text) => `${text};MRR\n2026-10;1`],
  ["a month", (text) => `${heads}\n${text};1;1;1;1;1;`],
  ["a sum", (text) => `${heads}\n2026-10;${text};1;1;1;1;`],
  ["an explanation", (text) => `${heads}\n2026-10;1;1;1;1;1;${text}`],
])("%s takes work in proportion to the text, whatever it repeats", { timeout: 60_000 }, (_, fileWith) => {
  expect(steep((text) => read(fileWith(text)), 59_000)).toEqual([]);
});
