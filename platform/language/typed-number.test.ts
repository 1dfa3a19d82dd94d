import { expect, test } from "vitest";
import { centsOf, eurosOf, eurosPattern, percentOf, wholeOf } from "./typed-number.ts";

test.each<[string, number | undefined]>([
  ["0", 0],
  ["12000", 12_000],
  ["12 000 €", 12_000],
  ["12\u202F000\u00A0€", 12_000],
  ["12.000", 12_000],
  ["12,000", 12_000],
  ["1.234.567,89", 1_234_568],
  ["12,5", 13],
  ["10k", 10_000],
  ["1,5 K€", 1_500],
  ["500 k€", 500_000],
  ["€500k", 500_000],
  ["k€ 350", 350_000],
  ["500 000 EUR", 500_000],
  ["EUR 75.000,00", 75_000],
  ["250 000 euros", 250_000],
  ["1,5 M€", 1_500_000],
  ["2.25M", 2_250_000],
  ["1,250 M€", 1_250_000],
  ["2 millions d’euros", 2_000_000],
  ["12’500.50", 12_501],
  ["+ 300", 300],
  ["", undefined],
  ["none", undefined],
  ["-5", undefined],
  ["1,2,3", undefined],
  ["12 00", undefined],
  ["1,250k", undefined],
  ["k€ 5 M", undefined],
  ["$500,000", undefined],
  ["500 000 USD", undefined],
  ["£300", undefined],
  ["CHF 12’000", undefined],
  ["12000000000", undefined],
  ["1e9", undefined],
])("%j is %s euros", (typed, euros) => {
  expect(eurosOf(typed)).toBe(euros);
  if (euros !== undefined) expect(new RegExp(`^(?:${eurosPattern})$`, "v").test(typed)).toBe(true);
});

test.each<[string, number | undefined]>([
  ["−400", -40_000],
  ["-1 250,5 €", -125_050],
  ["€-300", -30_000],
  ["- 2,5k€", -250_000],
  ["-0", 0],
  ["--4", undefined],
  ["-€-4", undefined],
])("%j is %s cents", (typed, cents) => expect(centsOf(typed)).toBe(cents));

test("a sum that is shown is read again, whichever way it is shown", () => {
  for (let cents = 1; cents < 1e11; cents = cents * 7 + 13)
    for (const locale of ["fr-FR", "en-GB", "de-DE", "de-CH", "fr-CH"]) {
      const shown = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);
      expect(centsOf(shown), shown).toBe(cents);
      const bare = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(-cents / 100);
      expect(centsOf(bare), bare).toBe(-cents);
    }
});

test("percentages and whole numbers are read in both languages", () => {
  expect(["4,5", "4.5 %", "7%", "12,125 pour cent", "3 per cent", "% 9"].map(percentOf)).toEqual([
    4.5, 4.5, 7, 12.125, 3, 9,
  ]);
  expect(["101", "4,5,6", "-1", "€5", "1 2"].map(percentOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["9 999", "9,999", "9’999", "-40", "1.5"].map((each) => wholeOf(each, -100, 10_000))).toEqual([
    9_999,
    9_999,
    9_999,
    -40,
    undefined,
  ]);
});
