import { de } from "../../../platform/language/elision.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Comparer deux startups",
  context: "Les mêmes champs, au même mois",
  first: "Première startup",
  second: "Seconde startup",
  choose: "Choisissez une startup",
  compare: "Comparer",
  missing: "L’une de ces startups n’est plus publiée. Choisissez-en une autre.",
  none: "Donnez une étape à deux startups au moins pour les comparer ici.",
  toDeals: "Voir les startups",
  field: "Champ",
  notShared: "non partagé",
  notGiven: "non renseigné",
  monthOf: (month) =>
    `Chiffres ${de(month)}, le dernier mois que les deux ont saisi. Déclarés par les startups, non vérifiés.`,
  noMonth: "Elles n’ont aucun mois en commun\u00A0: leurs chiffres ne sont pas comparés.",
  fields: {
    stage: "Stade",
    sector: "Secteur",
    region: "Région",
    customers: "Clients",
    raising: "Montant recherché",
    match: "Correspondance",
    score: "Score Readiness",
    mrr: "MRR",
    growth: "MRR sur un mois",
    cac: "CAC",
    churn: "Churn mensuel",
    cash: "Trésorerie",
    runway: "Runway",
  },
  points: (points) => `${points} sur 100`,
};
