import { expect, test } from "vitest";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

const said = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("one point and one person are singular", () => {
  const detractors = { lever: "nps-detractors", now: 49, target: 50, toPassive: 1, toPromoter: 1 } as const;
  const passives = { lever: "nps-passives", now: 49, target: 50, toPromoter: 1 } as const;
  for (const { levers } of [en, fr]) {
    const texts = [levers["nps-detractors"](detractors, [], ""), levers["nps-passives"](passives, [], "")];
    for (const { sum, effect } of texts) {
      expect(said(sum)).toMatch(/= 1 point$/);
      expect(said(effect)).not.toMatch(/\b1 /);
    }
  }
});

test("a sum ends at the figure of its title", () => {
  const raise = {
    ...{ lever: "raise-time", runway: { state: "months", months: 5.2 }, months: 6, burn: 1_000_000 },
    ...{ cash: 5_200_000, spent: 6_000_000, startBy: null, missing: 800_000 },
  } as unknown as Parameters<(typeof en.levers)["raise-time"]>[0];
  expect(en.levers["raise-time"](raise, [], "").sum).toMatch(/= €8,000$/);
  expect(said(fr.levers["raise-time"](raise, [], "").sum)).toMatch(/= 8 000 €$/);
});

test("a raise is never to begin by a month that is over", () => {
  const titles = (isPast: boolean) => {
    const raise = {
      ...{ lever: "raise-time" as const, runway: { state: "months" as const, months: 6.4 }, months: 6 },
      ...{ burn: 1_000_000, cash: 6_400_000, spent: 6_000_000, missing: 0, startBy: { month: "2026-10-01", isPast } },
    };
    return [en, fr].map(({ levers }) => levers["raise-time"](raise, [], "").title);
  };
  expect(titles(false)).toEqual(["Start by October 2026", "Commence au plus tard en octobre 2026"]);
  expect(titles(true)).toEqual(["Start now", "Commence maintenant"]);
});

test("nothing is said to be asked for, or gained, that is none", () => {
  const none = { burn: 100_000, months: 18, cash: 9_000_000, amount: 0, band: null, fits: null };
  const amount = { lever: "raise-amount" as const, ...none };
  const cac = {
    lever: "cac-best",
    now: 12_404,
    to: 12_403,
    month: "2025-11-01",
    months: 12,
    saved: 1,
    more: 0,
  } as const;
  for (const { levers } of [en, fr]) {
    const { title, sum } = levers["raise-amount"](amount, [], "");
    expect(said(`${title} ${sum}`)).not.toMatch(/(?<!\d)0 €|€0/);
    expect(said(levers["cac-best"](cac, [], "").effect)).not.toMatch(/ 0 ?%/);
  }
});
