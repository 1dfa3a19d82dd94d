import { fold } from "../../platform/language/search-text.ts";
import { isTyped } from "./typo.ts";

/** The words that founders meet, by the names that they go by. The more particular stand first. */
const names = {
  "liquidation-preference": "liquidation preference, preference de liquidation, liquidation pref",
  "burn-multiple": "burn multiple",
  "pre-money": "pre money, premoney",
  "post-money": "post money, postmoney",
  "bsa-air": "bsa air, bsaair, bsa",
  "cap-table": "cap table, captable, table de capitalisation, capitalisation table, capitalization table",
  "term-sheet": "term sheet, termsheet, lettre d intention",
  "due-diligence": "due diligence, due dil, audit d acquisition",
  "love-money": "love money",
  "data-room": "data room, dataroom",
  "product-market-fit": "product market fit, pmf",
  "shareholders-agreement": "pacte d associes, pacte d actionnaires, shareholders agreement, shareholder agreement",
  "lead-investor": "lead investor, investisseur lead, lead",
  ratchet: "ratchet, anti dilution, antidilution",
  bspce: "bspce, stock option, stock options",
  vesting: "vesting, cliff",
  runway: "runway",
  burn: "burn rate, burn, depense nette, net burn",
  arr: "arr",
  mrr: "mrr",
  cac: "cac",
  ltv: "ltv, lifetime value, valeur vie client",
  churn: "churn, attrition",
  nps: "nps",
  dilution: "dilution",
  cir: "cir, credit d impot recherche",
  cii: "cii, credit d impot innovation",
  jei: "jei, jeune entreprise innovante",
  mvp: "mvp",
  seed: "seed, amorcage",
  "series-a": "serie a, series a",
  ticket: "ticket",
  safe: "safe",
} as const;

export type Term = keyof typeof names;

const known = (Object.entries(names) as [Term, string][]).flatMap(([term, list]) =>
  list.split(", ").map((name) => ({ term, words: name.split(" ") })),
);

/** The term that a question names; null where it names none. */
export function termIn(question: string): Term | null {
  const words = fold(question).split(" ");
  return (
    known.find((each) => words.some((_, at) => each.words.every((word, next) => isTyped(words[at + next] ?? "", word))))
      ?.term ?? null
  );
}
