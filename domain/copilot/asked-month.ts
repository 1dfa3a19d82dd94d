import { fold } from "../../platform/language/search-text.ts";
import { monthFrom } from "../kpi/check-in.ts";

const names = [
  ...["janvier january jan", "fevrier february feb", "mars march", "avril april", "mai may", "juin june"],
  ...[
    "juillet july",
    "aout august",
    "septembre september sept",
    "octobre october",
    "novembre november",
    "decembre december",
  ],
].map((each) => each.split(" "));

/** "may" is also a verb and "mars" a planet: a month is one behind such a word. */
const named =
  /\b(?:en|fin|debut|mi|d ici|avant|jusqu en|jusqu a|jusque|des|mois de|in|by|until|till|til|before|through|end of|from|to|after|apres)(?: fin| debut| end of| the end of)? ([a-z]+)\b/g;

/** The month that a question names, the next of that name from `today` on, by its first day; null where it names none. */
export function monthNamed(question: string, today: string) {
  for (const [, word = ""] of fold(question).matchAll(named)) {
    const number = names.findIndex((each) => each.includes(word));
    if (number < 0) continue;
    const now = `${today.slice(0, 7)}-01`;
    return monthFrom(now, (number - (Number(now.slice(5, 7)) - 1) + 12) % 12);
  }
  return null;
}
