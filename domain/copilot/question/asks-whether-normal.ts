import type { Phrase } from "./phrase.ts";

const judging = [
  /\b(?:a?normale?s?|trop|excessi(?:f|ve)|raisonnable|saine?|elevee?|inquietante?|un bon|un mauvais|bien ou|bon ou)\b/,
  /\b(?:est|c est|c) (?:bon|bonne|bien|mauvais|mauvaise|grave)\b/,
  /\b(?:normal|abnormal|too (?:high|low|much)|healthy|reasonable|excessive|benchmark\w*|alarming)\b/,
  /\b(?:is|are)\b.{0,200}\b(?:good|bad|ok|okay|fine|high|low)\b/,
];

export const asksWhetherNormal = ({ folded }: Phrase) => judging.some((each) => each.test(folded));

export const judges =
  /^(?:a?normale?s?|abnormal|trop|too|high|low|much|good|bad|ok|okay|fine|bon|bonne|bien|mauvaise?|grave|healthy|saine?|reasonable|raisonnable|excessi\w*|elevee?|alarming|inquietante?|benchmark\w*|un)$/;
