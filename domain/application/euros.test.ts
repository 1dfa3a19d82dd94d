import { expect, test } from "vitest";
import { saysTheSame } from "./application.ts";
import { eurosOf } from "./euros.ts";

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
  ["", undefined],
  ["none", undefined],
  ["-5", undefined],
  ["1,2,3", undefined],
  ["12000000000", undefined],
  ["1e9", undefined],
])("%j is %s", (typed, euros) => expect(eurosOf(typed)).toBe(euros));

test("the same sum written another way is no change of an application", () => {
  const revenue = (monthlyRevenue: string) => ({ monthlyRevenue });
  expect(saysTheSame(revenue("12000"), revenue("12\u202F000"))).toBe(true);
  expect(saysTheSame(revenue("12000"), revenue("12,500"))).toBe(false);
  expect(saysTheSame(revenue("a lot"), revenue("a  lot "))).toBe(true);
  expect(saysTheSame(revenue("0"), {})).toBe(false);
});
