import { expect, test } from "vitest";
import { de, to } from "./elision.ts";
import { formats } from "./format.ts";

test("a month follows « de » as it is said", () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-01`);
  const elided = months.map((month) => de(formats.fr.monthName(month))).filter((text) => text.startsWith("d’"));
  expect(elided).toEqual(["d’avril", "d’août", "d’octobre"]);
  expect(de("mars 2026")).toBe("de mars 2026");
});

test("a name’s article joins « de » and « à »", () => {
  expect(["Le Phare", "Les Salines", "La Digue", "Leman", "L’Étang"].map(de)).toEqual([
    "du Phare",
    "des Salines",
    "de La Digue",
    "de Leman",
    "de L’Étang",
  ]);
  expect(["Le Phare", "Les Salines", "La Digue"].map(to)).toEqual(["au Phare", "aux Salines", "à La Digue"]);
});
