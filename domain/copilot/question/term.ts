import type { Phrase } from "./phrase.ts";
import { isTyped } from "./typo.ts";

/** The names of financing terms, more specific names first. */
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

export const termNames: readonly string[] = Object.values(names);

const known = (Object.entries(names) as [Term, string][]).flatMap(([term, list]) =>
  list.split(", ").map((name) => ({ term, words: name.split(" ") })),
);

export function termsIn({ folded }: Phrase): Term[] {
  // Completes the first term in "pre et post money", so that pre-money and post-money are both found.
  const text = folded.replace(/\bpre (et|and|ou|or|vs|versus|contre) (?=post)/, "pre money $1 ");
  const words = text.split(" ");
  const taken = new Set<number>();
  const found: { term: Term; at: number }[] = [];
  for (const each of known) {
    const at = words.findIndex((_, from) =>
      each.words.every((word, next) => !taken.has(from + next) && isTyped(words[from + next] ?? "", word)),
    );
    if (at < 0 || found.some(({ term }) => term === each.term)) continue;
    for (const next of each.words.keys()) taken.add(at + next);
    found.push({ term: each.term, at });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ term }) => term);
}
