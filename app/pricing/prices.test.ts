import { expect, test } from "vitest";
import { planFacts } from "../../content/facts/plans.ts";
import { billingOf, yearOf } from "./prices.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

const price = (id: string) => Number(planFacts.find((fact) => fact.id === id)?.value);
const prices = (elite: number, eliteYearly: number) => ({ free: 0, visible: 0, elite, eliteYearly });

test("a year of Elite is 984 €, which saves 204 €: two months and a little", () => {
  const year = yearOf(prices(price("plan.elite_monthly"), price("plan.elite_yearly_month")));
  expect(year).toEqual({ total: 984, monthly: 1188, saving: 204, months: 2 });
});

test("never promises a month that is not saved", () => {
  for (let elite = 0; elite < 120; elite += 7)
    for (let yearly = 0; yearly <= elite; yearly += 3) {
      const { saving, months } = yearOf(prices(elite, yearly));
      expect(months * elite).toBeLessThanOrEqual(saving);
      expect((months + 1) * elite > saving || elite === 0).toBe(true);
    }
});

test("a month that a year saves is said as one, and two as two", () => {
  expect([1, 2].map(en.monthsFree)).toEqual(["1 month free", "2 months free"]);
  expect([1, 2].map(fr.monthsFree)).toEqual(["1 mois offert", "2 mois offerts"]);
});

test("whatever else the address says, billing is monthly", () => {
  expect(["yearly", "monthly", "", "YEARLY", null].map(billingOf)).toEqual([
    "yearly",
    "monthly",
    "monthly",
    "monthly",
    "monthly",
  ]);
});
