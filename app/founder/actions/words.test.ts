import { expect, test } from "vitest";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

test("what a raise still lacks is the result of the sum beside it", () => {
  const lever = {
    lever: "raise-time" as const,
    runway: { state: "months" as const, months: 5.2 },
    ...{ months: 6, burn: 1_000_000, spent: 6_000_000, startBy: null, missing: 800_000 },
  };
  const said = [en, fr].map(({ levers }) => levers["raise-time"](lever, [], ""));
  expect(said.map(({ title, sum }) => [title, sum].map((text) => text.replaceAll(/\s/g, " ")))).toEqual([
    ["First find €8,000", "6 × €10,000 − €52,000 = €8,000"],
    ["Trouve d’abord 8 000 €", "6 × 10 000 € − 52 000 € = 8 000 €"],
  ]);
});
