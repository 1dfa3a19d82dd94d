import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clauseKinds, type ClauseKind, longestSheet, oddities } from "./clause.ts";
import { days, euros, months, multiples, percents } from "./numbers.ts";
import { readTermSheet } from "./read.ts";

const sheet = (name: string) => readFileSync(new URL(`samples/${name}.txt`, import.meta.url), "utf8");

/** Invented sheets: which clauses each holds, and which of them a lawyer would call unusual. */
const kept: { name: string; without: ClauseKind[]; unusual: readonly ClauseKind[] }[] = [
  { name: "courante.fr", without: [], unusual: [] },
  { name: "dure.fr", without: [], unusual: clauseKinds },
  { name: "bsa-air.fr", without: ["liquidation", "anti-dilution", "pro-rata"], unusual: [] },
  { name: "usual.en", without: [], unusual: [] },
  { name: "harsh.en", without: [], unusual: clauseKinds },
  { name: "letter.en", without: [], unusual: [] },
  // Each written in a manner of its own: a table, articles, a letter, a list, without accents.
  { name: "tableau.fr", without: [], unusual: [] },
  { name: "articles.fr", without: [], unusual: [] },
  { name: "fonds.fr", without: [], unusual: [] },
  { name: "liste.fr", without: [], unusual: [] },
  { name: "piege.fr", without: [], unusual: clauseKinds },
  { name: "sans-accents.fr", without: [], unusual: clauseKinds },
  { name: "accord.fr", without: [], unusual: [] },
  { name: "corporate.en", without: [], unusual: [] },
  { name: "heads.en", without: [], unusual: [] },
  { name: "memo.en", without: [], unusual: [] },
  { name: "angels.en", without: [], unusual: [] },
  { name: "series-seed.en", without: [], unusual: [] },
  { name: "predator.en", without: [], unusual: clauseKinds },
  { name: "capitals.en", without: [], unusual: clauseKinds },
];

test.each(kept)(
  "$name: nine clauses in ten are found, and none that is usual is called unusual",
  ({ name, without, unusual }) => {
    const { clauses, missing } = readTermSheet(sheet(name));
    const there = clauseKinds.filter((kind) => !without.includes(kind));
    const found = clauses.filter(({ kind }) => there.includes(kind));
    expect(found.length / there.length, `missing ${missing.join()}`).toBeGreaterThanOrEqual(0.9);
    const called = clauses
      .filter(({ verdict }) => verdict === "unusual")
      .map(({ kind, oddities: its }) => ({ kind, its }));
    expect(called.filter(({ kind }) => !unusual.includes(kind))).toEqual([]);
    expect(unusual.filter((kind) => !called.some((each) => each.kind === kind))).toEqual([]);
    expect(clauses.filter(({ kind }) => without.includes(kind))).toEqual([]);
  },
);

test("every oddity is known to one of the kept sheets, and no clause of a usual sheet is left unjudged", () => {
  const called = kept.flatMap(({ name }) => readTermSheet(sheet(name)).clauses.flatMap((clause) => clause.oddities));
  expect(oddities.filter((what) => !called.some((each) => each.what === what))).toEqual([]);
  const unjudged = ["courante.fr", "usual.en"].flatMap((name) =>
    readTermSheet(sheet(name))
      .clauses.filter(({ verdict }) => verdict !== "usual")
      .map(({ kind }) => `${name} ${kind}`),
  );
  expect(unjudged).toEqual([]);
});

test("the number that makes a clause unusual is told", () => {
  const { clauses } = readTermSheet(sheet("dure.fr"));
  const told = new Map(clauses.flatMap(({ oddities: its }) => its.map(({ what, value }) => [what, value])));
  expect([told.get("multiple"), told.get("large-pool"), told.get("long-lock-up")]).toEqual([2, 25, 120]);
  expect([told.get("long-vesting"), told.get("small-spending"), told.get("long-warranty")]).toEqual([72, 5_000, 60]);
  const early = "Drag-along: holders of 30% of the shares may require a sale.";
  expect(readTermSheet(early).clauses[0]?.oddities).toEqual([{ what: "forced-by-minority", value: 30 }]);
});

test("numbers are read as they are written in both languages", () => {
  expect(percents("10 %, 12,5%, dix pour cent et 20 percent")).toEqual([10, 12.5, 10, 20]);
  expect(multiples("1x, 1,5 fois, two times, une fois")).toEqual([1, 1.5, 2, 1]);
  expect([months("quatre ans"), months("48 mois"), months("one-year"), months("soon")]).toEqual([48, 48, 12, null]);
  expect([days("45 jours"), days("six mois"), days("six weeks")]).toEqual([45, 180, 42]);
  expect(euros("20 000 €, €15,000, EUR 3.500, 10 k€")).toEqual([20_000, 15_000, 3_500, 10_000]);
});

// Rules that backtrack would take minutes: the bound is far from what a slow machine needs.
test("text that is no term sheet has no clauses, and none makes it slow", { timeout: 60_000 }, () => {
  expect(readTermSheet("").missing).toEqual(clauseKinds);
  expect(readTermSheet("Une lettre à ma grand-mère, avec de la confiture.").clauses).toEqual([]);
  const from = performance.now();
  for (const hard of [
    "a".repeat(longestSheet),
    "majorité des sièges ".repeat(9_000),
    "1 ".repeat(longestSheet),
    "(\n".repeat(longestSheet),
    // What stands in a clause that is looked at more closely, as often as a sheet holds it.
    `Leaver: ${"€".repeat(longestSheet)}`,
    `Costs: ${"1".repeat(longestSheet)}`,
    `Option pool: ${"good leaver ".repeat(5_000)}`,
    `Valuation: ${"ajust".repeat(12_000)}`,
  ])
    readTermSheet(hard);
  expect(performance.now() - from).toBeLessThan(10_000);
});
