import { expect, test } from "vitest";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

test("a score is counted as each language counts", () => {
  expect([0, 1, 2].map((score) => en.result.scored(score, 19))).toEqual([
    "0 points out of 19",
    "1 point out of 19",
    "2 points out of 19",
  ]);
  expect([0, 1, 2].map((score) => fr.result.scored(score, 19))).toEqual([
    "0 point sur 19",
    "1 point sur 19",
    "2 points sur 19",
  ]);
  expect(en.message(1, 19, "A")).toBe("Quiz: 1 point out of 19, profile A");
  expect(fr.message(0, 19, "A")).toBe("Quiz\u00A0: 0 point sur 19, profil A");
});
