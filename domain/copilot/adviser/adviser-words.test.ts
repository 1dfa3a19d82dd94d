import { expect, test } from "vitest";
import { words as enFounder } from "../../../app/founder/words.en.ts";
import { words as frFounder } from "../../../app/founder/words.fr.ts";
import { words as en } from "./adviser-words.en.ts";
import { words as fr } from "./adviser-words.fr.ts";

test.each([
  [en, enFounder, ["€8,001", "€1,334"]],
  [fr, frFounder, ["8 001 €", "1 334 €"]],
] as const)("what a runway lacks is the same sum in an answer and in the cockpit", (words, cockpit, sums) => {
  const gap = { cash: 800_001, burn: 133_334 };
  const action = { what: "runway", months: 5.2, floor: 6, isCritical: false, missing: gap } as const;
  for (const text of [words.runway.below(6, gap), words.runway.toLast(6, gap), cockpit.next.runway.why(action)])
    for (const sum of sums) expect(text.replaceAll(/\s+/g, " ")).toContain(sum);
});
