import { expect, test } from "vitest";
import { oneLine, withoutMarks } from "./one-line.ts";

test.each([
  ["Halage", "Halage"],
  ["  Halage\r\nBcc: victim@lab.test\u2028\u0085 ", "Halage Bcc: victim@lab.test"],
  ["\u202Eegalah\u202C, \u2066x\u2069\u200F\u061C\u200B\uFEFF", "egalah, x"],
  ["Votre projection\u00A0: 48\u202F000\u00A0€", "Votre projection\u00A0: 48\u202F000\u00A0€"],
  ["👩🏽\u200D🚀 نی\u200Cما", "👩🏽\u200D🚀 نی\u200Cما"],
  ["\uD800alone", "\uFFFDalone"],
  ["x".repeat(160), "x".repeat(160)],
  ["x".repeat(161), `${"x".repeat(159)}…`],
  ["🐟".repeat(500), `${"🐟".repeat(79)}…`],
])("%j is the line %j", (typed, line) => expect(oneLine(typed)).toBe(line));

test("a longer text keeps its line breaks", () => expect(withoutMarks("a\n\u202Eb")).toBe("a\nb"));
