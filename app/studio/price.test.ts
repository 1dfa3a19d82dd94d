import { expect, test } from "vitest";
import { shareOf, withTax } from "./price.ts";

test.each([
  { price: 9_900, taxed: 11_880, half: 4_950, halfTaxed: 5_940 },
  { price: 14_900, taxed: 17_880, half: 7_450, halfTaxed: 8_940 },
])("$price without tax", ({ price, taxed, half, halfTaxed }) => {
  expect(withTax(price, 20)).toBe(taxed);
  expect(shareOf(price, 50)).toBe(half);
  expect(withTax(half, 20)).toBe(halfTaxed);
});

test("a price that is no whole euro is rounded to the cent", () => {
  expect(withTax(0.05, 5.5)).toBe(0.05);
  expect(withTax(99.99, 20)).toBe(119.99);
});
