import { words as legal } from "./legal/words.fr.ts";
import { words as marketing } from "./marketing/words.fr.ts";
import { words as receipt } from "./receipt/words.fr.ts";
import { words as shell } from "./shell/words.fr.ts";
import { words as simulator } from "./simulator/words.fr.ts";
import type { Words } from "./words.en.ts";

export const words: Words = {
  shell,
  marketing,
  simulator,
  receipt,
  legal,
};
