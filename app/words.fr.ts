import { words as shell } from "./shell/words.fr.ts";
import type { Words } from "./words.en.ts";

export const words: Words = { shell };
