import { words as legal } from "./legal/words.en.ts";
import { words as marketing } from "./marketing/words.en.ts";
import { words as receipt } from "./receipt/words.en.ts";
import { words as shell } from "./shell/words.en.ts";
import { words as simulator } from "./simulator/words.en.ts";

export const words = {
  shell,
  marketing,
  simulator,
  receipt,
  legal,
};
export type Words = typeof words;
