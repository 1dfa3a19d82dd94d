import { expect, test } from "vitest";
import { digitsOf, formatThousands, project } from "./projection.ts";

const spaced = (text: string) => text.replace(/\s+/g, " ");

test.each([
  ["12000", 12_000, "12,000", "12 000"],
  ["12,000", 12_000, "12,000", "12 000"],
  ["12 000 €", 12_000, "12,000", "12 000"],
  ["0", 0, "0", "0"],
  ["007", 7, "7", "7"],
  ["1000000", 1_000_000, "1,000,000", "1 000 000"],
  ["-5", 5, "5", "5"],
  ["", 0, "", ""],
  ["abc", 0, "", ""],
])("%j a month", (typed, monthly, en, fr) => {
  expect(project(typed)).toEqual({ monthly, low: monthly * 3, central: monthly * 4, high: monthly * 5 });
  expect(spaced(formatThousands(typed, "en"))).toBe(en);
  expect(spaced(formatThousands(typed, "fr"))).toBe(fr);
});

test("a number that no euro amount needs is cut, and what is shown reads back as itself", () => {
  for (let length = 0; length < 40; length += 1) {
    const typed = "9".repeat(length);
    for (const lang of ["en", "fr"] as const) expect(digitsOf(formatThousands(typed, lang))).toBe(digitsOf(typed));
    expect(Number.isSafeInteger(project(typed).high)).toBe(true);
  }
});
