import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clauseKinds, type ClauseKind, oddities } from "./clause.ts";
import { sheetLimits } from "./limits.ts";
import { days, euros, months, multiples, percents } from "./numbers.ts";
import { readTermSheet } from "./read.ts";

const sheet = (name: string) => readFileSync(new URL(`samples/${name}.txt`, import.meta.url), "utf8");

const kept: { name: string; without: ClauseKind[]; unusual: readonly ClauseKind[] }[] = [
  { name: "courante.fr", without: [], unusual: [] },
  { name: "dure.fr", without: [], unusual: clauseKinds },
  { name: "bsa-air.fr", without: ["liquidation", "anti-dilution", "pro-rata"], unusual: [] },
  { name: "usual.en", without: [], unusual: [] },
  { name: "harsh.en", without: [], unusual: clauseKinds },
  { name: "letter.en", without: [], unusual: [] },
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

test.each<[string, number[]]>([
  ["supérieure à 50 000,00 € hors budget", [50_000]],
  ["€1,234,567.50 and 1.234.567,50 €", [1_234_567.5, 1_234_567.5]],
  ["12’500.00 € ou 12 500,00 EUR", [12_500, 12_500]],
  ["cinq mille (5 000) euros", [5_000]],
  ["five thousand euros (€5,000)", [5_000, 5_000]],
  ["deux cent cinquante mille euros", [250_000]],
  ["one million two hundred and fifty thousand (1,250,000) euros", [1_250_000]],
  ["un million d’euros, deux millions cinq cent mille euros", [1_000_000, 2_500_000]],
  ["1.250 M€, 1,5 million d’euros, €2.75m, 1,5 MEUR, k€ 800", [1_250_000, 1_500_000, 2_750_000, 1_500_000, 800_000]],
  ["500 000 EUR, EUR 500k, 75 mille euros", [500_000, 500_000, 75_000]],
  ["deux millions et demi d’euros, two and a half million euros", [2_500_000, 2_500_000]],
  ["50 000,- € and EUR 1’500.–", [50_000, 1_500]],
  ["$5,000, 5 000 USD, £300", []],
])("the sums of %j are %j", (text, sums) => expect(euros(text)).toEqual(sums));

test.each<[string, number[]]>([
  ["33,333 %, 4.125 %, 12.50%, 7,0 pour cent", [33.333, 4.125, 12.5, 7]],
  ["vingt-cinq pour cent (25 %), quinze (15) pour cent", [25, 25, 15]],
  ["seventy-two and a half; sixty per cent", [60]],
  ["douze virgule cinq pour cent, sixty-six point six percent", [12.5, 66.6]],
  ["66 2/3 %, 66⅔ % ou 33 ⅓ %", [66.6667, 66.6667, 33.3333]],
])("the percentages of %j are %j", (text, found) => expect(percents(text)).toEqual(found));

test("months and days in words are the number that they say", () => {
  expect([months("dix-huit (18) mois"), months("vingt et un mois"), months("sixty-six (66) months")]).toEqual([
    18, 21, 66,
  ]);
  expect([days("quatre-vingt-quinze jours"), days("one hundred and twenty (120) days")]).toEqual([95, 120]);
  expect(months("1,5 an")).toBe(18);
});

const oddityOf = (text: string) => readTermSheet(text).clauses.flatMap(({ oddities: its }) => its);

const waysToWrite = (sum: number, inWords: string, english: string) => {
  const [fr, en] = [sum.toLocaleString("fr-FR"), sum.toLocaleString("en-GB")];
  return [
    ...[`${fr} €`, `${fr},00 €`, `${fr.replace(/\s/g, ".")},00 euros`, `${fr.replace(/\s/g, " ")} EUR`, `${sum} €`],
    ...[`€${en}`, `€${en}.00`, `EUR ${en}.00`, `${sum / 1_000} k€`, `${sum / 1_000},0 k€`],
    ...[
      `${fr},- €`,
      `${inWords} (${fr}) euros`,
      `${inWords} euros (${fr},00 €)`,
      `${english} euros (€${en})`,
      `${english} euros`,
    ],
  ];
};

test("a spending that needs consent is the same sum however it is written", () => {
  for (const sum of waysToWrite(50_000, "cinquante mille", "fifty thousand"))
    expect(
      oddityOf(`Droits de veto : accord préalable pour toute dépense supérieure à ${sum} hors budget.`),
      sum,
    ).toEqual([]);
  for (const sum of waysToWrite(5_000, "cinq mille", "five thousand"))
    for (const sheet of [
      `Droits de veto : accord préalable pour toute dépense supérieure à ${sum} hors budget.`,
      `Reserved matters: prior consent is needed for any expense above ${sum} outside the budget.`,
    ])
      expect(oddityOf(sheet), sheet).toContainEqual({ what: "small-spending", value: 5_000 });
});

test("no span and no split stops inside a number", () => {
  const veto = "Droits de veto : toute dépense non budgétée supérieure à";
  expect(oddityOf(`${veto} 7 500,50 €, tout emprunt.`)).toEqual([{ what: "small-spending", value: 7_500.5 }]);
  expect(oddityOf("Option pool: a pool of 12.5% of the fully diluted capital, created pre-money.")).toEqual([]);
  expect(oddityOf("Pool de BSPCE : 17,75 % du capital dilué.")).toEqual([{ what: "large-pool", value: 17.75 }]);
  expect(oddityOf("Liquidation preference: 1.0x, non-participating.")).toEqual([]);
  expect(oddityOf("Préférence de liquidation : 1,5x, non participative.")).toEqual([{ what: "multiple", value: 1.5 }]);
  expect(oddityOf("Drag-along: holders of 66.67% of the shares may require a sale.")).toEqual([]);
  expect(
    oddityOf("Valorisation : prix revu si le chiffre d’affaires est inférieur à 1.200.000,00 € au budget."),
  ).toEqual([{ what: "price-later", value: null }]);
  const [amount] = readTermSheet("Montant de l’investissement :\n1.5 M€ pour des actions nouvelles").clauses;
  expect(amount).toMatchObject({ kind: "amount", verdict: "usual", quote: expect.stringContaining("1.5 M€") });
});

test("a number that a PDF cut at the end of its line is whole, and a quote does not stop inside one", () => {
  expect(oddityOf("Veto : accord préalable pour toute dépense non budgétée supérieure à 50\n000 €.")).toEqual([]);
  const long = `Droits de veto : ${"statuts, capital, fusion, ".repeat(60)}dépense`;
  for (let cut = 0; cut < 40; cut++) {
    const [clause] = readTermSheet(`${"x".repeat(cut)} veto, dépense de ${"1 250 000,00 € ; ".repeat(60)}`).clauses;
    expect(clause?.quote).toMatch(/€(?: ;)?…$/u);
  }
  expect(readTermSheet(long).clauses[0]?.quote.endsWith("…")).toBe(true);
});

test.each([
  "Liquidation preference: 1x non\u2011participating.",
  "Liquidation preference: 1x non\u2013participating.",
  "Liquidation preference: 1x nonparticipating.",
  "Liquidation preference: 1x non-\nparticipating.",
  "Liquidation preference: 1x non-partici-\r\npating.",
  "Liquidation preference: 1x non\u00AD-par\u00ADtici\u00ADpating.",
  "Préférence de liquidation : 1x, non-\nparticipative.",
  "Préférence de liquidation : une fois la mise, non partici\u00ADpative.",
])("%j is no share paid twice", (text) => expect(oddityOf(text)).toEqual([]));

test.each<[string, string]>([
  ["Anti-dilution: full\u2013ratchet.", "full-ratchet"],
  ["Anti-dilution : full-\nratchet au profit du fonds.", "full-ratchet"],
  ["Exclusivity: the period is auto-\nmatically renewed.", "renewed-exclusivity"],
  ["Con\uFB01dentiality: only the com-\npany is bound.", "one-sided-secrecy"],
])("%j is what its reader sees", (text, what) => expect(oddityOf(text).map((each) => each.what)).toContain(what));

// Backtracking patterns would take minutes; the timeout allows for a slow machine.
test("text that is no term sheet has no clauses, and none makes it slow", { timeout: 60_000 }, () => {
  expect(readTermSheet("").missing).toEqual(clauseKinds);
  expect(readTermSheet("Une lettre à ma grand-mère, avec de la confiture.").clauses).toEqual([]);
  const from = performance.now();
  for (const hard of [
    "a".repeat(sheetLimits.characters),
    "majorité des sièges ".repeat(9_000),
    "1 ".repeat(sheetLimits.characters),
    "(\n".repeat(sheetLimits.characters),
    // Each text begins with a clause's heading, so that the clause's patterns search the long rest.
    `Leaver: ${"€".repeat(sheetLimits.characters)}`,
    `Costs: ${"1".repeat(sheetLimits.characters)}`,
    `Option pool: ${"good leaver ".repeat(5_000)}`,
    `Valuation: ${"ajust".repeat(12_000)}`,
  ])
    readTermSheet(hard);
  expect(performance.now() - from).toBeLessThan(10_000);
});
