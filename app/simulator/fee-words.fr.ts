import type { words as en } from "./fee-words.en.ts";

export const words: typeof en = {
  title: "À quoi ressemble notre rémunération",
  example: "Exemple",
  brings: (revenue) => `Le programme vous apporte ${revenue} de chiffre d’affaires au total`,
  stays: (rest) => `${rest} restent chez vous`,
  share: (share) => `notre part à ${share}`,
  terms: (upfront, share) =>
    `Ce ne sont pas vos chiffres\u00A0: c’est notre exemple, hors taxes, avec la formule Partage de revenus (${upfront} au départ, puis ${share} du chiffre d’affaires généré grâce au programme, convenus avant la signature).`,
  other: (fee) => `La formule Programme commence à ${fee}.`,
  pricing: "Voir les tarifs",
};
