import type { Phrase } from "./phrase.ts";

/**
 * Returns a function that checks whether a text contains one of the listed word beginnings; a tilde marks a word
 * boundary. A contracted pronoun may lack its apostrophe, as in "jarrete" for "j'arrête".
 */
function saying(list: string) {
  const each = list.split(", ").map((phrase) => {
    const start = /^[aeiouy]/.test(phrase) && phrase.length > 3 ? "(?:[djlmnst]|qu)?" : "";
    return start + phrase.replace("~", "\\b");
  });
  const pattern = new RegExp(`\\b(?:${each.join("|")})`);
  return (text: string) => pattern.test(text);
}

export const says = {
  hires: saying("embauch, recrut, hire, hiring, recruit"),
  saves: saying(
    "coup, cut, redui, reduc, baiss, economis, save, saving, moins, less, lower, enlev, arret, vire~, virer~, virez~, licenci, fire, stop, drop, supprim",
  ),
  spends: saying(
    "depens, spend, charge, loyer, rent, cout, cost, salaire, salary, burn, pay, paie, verse, ajout, add, ad~, ads~, pub~",
  ),
  gets: saying(
    "leve, lever~, levons, levant, raise, raising, encaiss, touch, recoi, recev, receive, get~, subvention, grant",
  ),
  loses: saying("perd, lose, losing, lost, leave, partent, resili"),
  quits: saying("part~, quitt, s en va"),
  wins: saying("gagn, sign, win, won, vend, sell, close"),
  client: saying("client, customer, contrat, contract, compte, account, deal, abonne, subscri"),
  repays: saying(
    "rembours, repay, pay back, amende, facture, invoice, bill, retard, late~, impaye, unpaid, tva~, vat~, impot",
  ),
  revenue: saying("mrr, revenu, revenue, ventes, sales, chiffre d affaires, prix~, price, tarif"),
  burning: saying("burn, depense nette"),
  rises: saying("augment, rais, plus, mont, grow, more, rise, hausse, increas, gagn, up"),
  falls: saying("baiss, moins, perd, drop, less, fall, los, cut, coup, redui, reduc, diminu, tomb, down, shrink"),
};
export type Saying = keyof typeof says;

export const saysChange = (word: string) => Object.values(says).some((matches) => matches(word));

/** Words right before an amount that make the amount a new value, as in "mon MRR passe à" ("my MRR goes to"). */
export const becomes = /\b(?:a|to|at|was|were|est|is|serait|hits|reaches|atteint)\W*$/;

const verbs = ["saves", "spends", "loses", "wins", "repays"] as const;
export const namesChange = ({ folded }: Phrase) => verbs.some((verb) => says[verb](folded));
export const namesHire = ({ folded }: Phrase) => says.hires(folded);
export const namesIncome = ({ folded }: Phrase) => says.gets(folded);

export const namesFigure = ({ folded }: Phrase) => says.revenue(folded) || says.burning(folded);
export const namesRevenue = ({ folded }: Phrase) => says.revenue(folded);
