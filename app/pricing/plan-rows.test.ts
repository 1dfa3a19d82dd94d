import { expect, test, vi } from "vitest";
import { words as en } from "./right-words.en.ts";
import { words as fr } from "./right-words.fr.ts";
import { pricing } from "../../content/pages/pricing.ts";
import { planRows } from "./plan-rows.ts";

const rowsOf = (...names: Parameters<typeof planRows>) => planRows(...names).flatMap(({ rows }) => rows);
const rowOf = (rows: ReturnType<typeof rowsOf>, name: string) => rows.find((row) => row.name === name)?.opened;

test("each right that has a name belongs to one task, and no task is empty", () => {
  const groups = planRows(en);
  const names = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.toSorted()).toEqual(Object.values(en).toSorted());
  expect(groups.filter(({ rows }) => rows.length < 2)).toEqual([]);
});

test("the pricing page says of each right from which plan it is open", () => {
  const { publication = "", mentors = "", scan = "" } = en;
  const rows = rowsOf(en);
  expect([rowOf(rows, scan), rowOf(rows, publication), rowOf(rows, mentors)]).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
  expect(rowsOf(fr).map(({ opened }) => opened)).toEqual(rows.map(({ opened }) => opened));
});

test("the pricing page names what Free has and lacks, and what Elite adds", () => {
  const rows = rowsOf(en);
  const opened = (name: RegExp) => rows.find((row) => name.test(row.name))?.opened;
  for (const free of [
    /Startup profile/,
    /Basic tools: valuation by one of three methods, dilution in one/,
    /programme/,
  ])
    expect(opened(free), String(free)).toEqual([true, true, true]);
  expect(opened(/Public profile/)).toEqual([false, true, true]);
  for (const elite of [
    ...[
      /Health dashboard: runway, churn and cash alerts/,
      /Valuation and dilution simulator/,
      /Interest notifications/,
    ],
    ...[/Personalised roadmap/, /Pitch Session access/, /Introductions we propose/],
  ])
    expect(opened(elite), String(elite)).toEqual([false, false, true]);
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const [lang, words] of [
    ["en", /feedback from VCs isn’t available/],
    ["fr", /avis exclusifs de fonds d’investissement ne sont pas/],
  ] as const)
    expect(pricing.comparison.note[lang]).toMatch(words);
});

test("a right that moves to another plan moves on the page", async () => {
  vi.resetModules();
  vi.doMock("../../domain/plan/rights.ts", () => ({ isOpen: (plan: string) => plan === "elite" }));
  const { planRows: changed } = await import("./plan-rows.ts");
  const { rows } = changed({ publication: "A" }).find(({ task }) => task === "visibility") ?? {};
  expect(rows).toEqual([{ name: "A", opened: [false, false, true] }]);
  vi.doUnmock("../../domain/plan/rights.ts");
});
