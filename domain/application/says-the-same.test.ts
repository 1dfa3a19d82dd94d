import { expect, test } from "vitest";
import { saysTheSame } from "./application.ts";

test("the same sum written another way is no change of an application", () => {
  const revenue = (monthlyRevenue: string) => ({ monthlyRevenue });
  expect(saysTheSame(revenue("12000"), revenue("12\u202F000"))).toBe(true);
  expect(saysTheSame(revenue("12000"), revenue("12,500"))).toBe(false);
  expect(saysTheSame(revenue("a lot"), revenue("a  lot "))).toBe(true);
  expect(saysTheSame(revenue("0"), {})).toBe(false);
});
