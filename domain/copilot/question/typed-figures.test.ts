import { expect, test } from "vitest";
import { phraseOf } from "./phrase.ts";

const euros = (question: string) => phraseOf(question).figures.sums.map(({ cents }) => cents / 100);

test.each<[string, number[]]>([
  ["Et si on lève 1,5 M€ à 6 M€ pré-money ?", [1_500_000, 6_000_000]],
  ["Combien de mois avec 500 000 EUR de plus ?", [500_000]],
  ["What if we raise €1,250,000.50?", [1_250_000.5]],
  ["Et avec 12’500,50 € de plus ?", [12_500.5]],
  ["1.250 M€ de cap", [1_250_000]],
  ["What if we had EUR 75k more?", [75_000]],
  ["Et si je gagne cinquante mille euros ?", [50_000]],
  ["lever deux cent cinquante mille euros", [250_000]],
  ["What if we raise $500,000?", []],
  ["Et si on lève 300 000 USD ?", []],
  ["What if we get £20k?", []],
])("the sums of %j are %j", (question, sums) => expect(euros(question)).toEqual(sums));

test("percentages are whole, whichever sign stands in them", () => {
  const percents = (question: string) => phraseOf(question).figures.percents.map(({ value }) => value);
  expect(["churn à 4,125 %", "churn at 3.5 percent", "12.50% of shares", "20 pour cent"].map(percents)).toEqual([
    [4.125],
    [3.5],
    [12.5],
    [20],
  ]);
});
