import { expect, test } from "vitest";
import { digitsOf, formatThousands, formatTyped, project } from "./projection.ts";

const multiples = { low: 2, central: 6, high: 7.5 };
const spaced = (text: string) => text.replace(/\s+/g, " ");

test.each([
  ["12000", 12_000, "12,000", "12 000"],
  ["12,000", 12_000, "12,000", "12 000"],
  ["12 000 €", 12_000, "12,000", "12 000"],
  ["12.000", 12_000, "12,000", "12 000"],
  ["1.200.050", 1_200_050, "1,200,050", "1 200 050"],
  ["0", 0, "0", "0"],
  ["007", 7, "7", "7"],
  ["1000000", 1_000_000, "1,000,000", "1 000 000"],
  ["-5", 5, "5", "5"],
  ["", 0, "", ""],
  ["abc", 0, "", ""],
  ["500k", 500_000, "500,000", "500 000"],
  ["€12k", 12_000, "12,000", "12 000"],
  ["1,5 M€", 1_500_000, "1,500,000", "1 500 000"],
  ["2 millions", 2_000_000, "2,000,000", "2 000 000"],
  ["12000.50", 12_000, "12,000", "12 000"],
  ["€12,000.5 a month", 12_000, "12,000", "12 000"],
  ["12000.", 12_000, "12,000", "12 000"],
  [".50", 50, "50", "50"],
])("%j a month", (typed, monthly, en, fr) => {
  for (const lang of ["en", "fr"] as const)
    expect(project(typed, lang, multiples)).toEqual({
      monthly,
      low: monthly * 2,
      central: monthly * 6,
      high: Math.round(monthly * 7.5),
    });
  expect(spaced(formatThousands(typed, "en"))).toBe(en);
  expect(spaced(formatThousands(typed, "fr"))).toBe(fr);
});

test("a comma before one or two digits parts cents in French, and is what an erased digit leaves in English", () => {
  for (const typed of ["12000,50", "12\u202F000,5 €"]) expect(digitsOf(typed, "fr")).toBe("12000");
  expect([digitsOf("12,00", "en"), digitsOf("1,234,5", "en")]).toEqual(["1200", "12345"]);
});

test.each([
  ["en", "12000.50", "12,000.50"],
  ["fr", "12000,50", "12 000,50"],
  ["en", "12x000€", "12,000"],
  ["en", "12.000", "12,000"],
  ["fr", "250k", "250 000"],
  ["en", "1.5m", "1,500,000"],
] as const)("in %s %j typed key by key is the same as sent at once", (lang, typed, shown) => {
  const field = [...typed].reduce((value, key) => formatTyped(value + key, lang), "");
  expect(spaced(field)).toBe(shown);
  expect(digitsOf(field, lang)).toBe(digitsOf(typed, lang));
});

test("a number that no euro amount needs is cut, and what is shown reads back as itself", () => {
  for (let length = 0; length < 40; length += 1) {
    const typed = "9".repeat(length);
    for (const lang of ["en", "fr"] as const)
      expect(digitsOf(formatThousands(typed, lang), lang)).toBe(digitsOf(typed, lang));
    expect(Number.isSafeInteger(project(typed, "en", { ...multiples, high: 1_000 }).high)).toBe(true);
  }
});
