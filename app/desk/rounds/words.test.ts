import { expect, test } from "vitest";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

test("one scored file is singular in French", () => {
  expect([0, 1, 2, 14].map((files) => fr.ranking.reader("Lina", files))).toEqual([
    "Lina, 0 noté",
    "Lina, 1 noté",
    "Lina, 2 notés",
    "Lina, 14 notés",
  ]);
  expect(en.ranking.reader("Lina", 1)).toBe("Lina, 1 scored");
});
