import { words as shell } from "./shell/words.en.ts";

export const words = { shell };
export type Words = typeof words;
