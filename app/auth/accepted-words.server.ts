import { words as en } from "./accepted-words.en.ts";
import { words as fr } from "./accepted-words.fr.ts";

export const acceptedWordsIn = { en, fr };
