import { monthFrom } from "../../kpi/check-in.ts";
import type { Phrase } from "./phrase.ts";

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

export const isMonthName = (word: string) => names.some((each) => each.includes(word));

/** A preceding word such as "en" is required, because "may" is also a verb and "mars" a planet. */
const named =
  /\b(?:en|fin|debut|mi|d ici|avant|jusqu en|jusqu a|jusque|des|mois de|in|by|until|till|til|before|through|end of|from|to|after|apres)(?: fin| debut| end of| the end of)? ([a-z]+)\b/g;

/** The current month's name means the current month; any other name means the next such month. */
export function monthNamed({ folded }: Phrase, today: string) {
  for (const [, word = ""] of folded.matchAll(named)) {
    const number = names.findIndex((each) => each.includes(word));
    if (number < 0) continue;
    const now = `${today.slice(0, 7)}-01`;
    return monthFrom(now, (number - (Number(now.slice(5, 7)) - 1) + 12) % 12);
  }
  return null;
}

/** Ambiguous words that count as a month only after one of the words in `leads`. */
const unclear = new Set(["march", "mars", "may", "mai", "jan", "feb", "sept"]);
const leads = /^(?:en|fin|debut|mi|de|d|du|in|of|for|last|mois|month)$/;
/** Words after which a month is a starting point or a comparison, not the month in question. */
const compares = /^(?:depuis|since|entre|between|from|vs|versus|than|que)$/;
const isBehind = /\b(?:was|were|did|had|last|etait|etais|j?avais|avait|eu|faisais|faisait|dernier|derniere)\b/;
const isAhead = /\b(?:will|would|left|next|aurai|aura|sera|serai|reste|restera|rester|prochain|prochaine)\b/;

/** A month's name means the most recent such month, unless the question or `isToCome` points to the future. */
export function monthMeant(
  { folded, words }: Phrase,
  today: string,
  isToCome: (last: string, next: string) => boolean,
) {
  const at = words.findIndex((word, index) => {
    const before = words[index - 1] ?? "";
    const isMonth = isMonthName(word) && (!unclear.has(word) || leads.test(before));
    return isMonth && !compares.test(before);
  });
  if (at < 0) return null;
  const number = names.findIndex((each) => each.includes(words[at] ?? ""));
  const year = words[at + 1] ?? "";
  if (/^20\d\d$/.test(year)) return monthFrom(`${year}-01-01`, number);
  const now = `${today.slice(0, 7)}-01`;
  const next = monthFrom(now, (number - (Number(now.slice(5, 7)) - 1) + 12) % 12);
  const last = next === now ? now : monthFrom(next, -12);
  if (isBehind.test(folded)) return last;
  return isAhead.test(folded) || isToCome(last, next) ? next : last;
}
