import { de } from "../../platform/language/elision.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  billing: "Facturation",
  monthly: "Mensuelle",
  yearly: "Annuelle",
  perMonth: "/mois",
  monthsFree: (months) => `${months} mois ${months === 1 ? "offert" : "offerts"}`,
  saving: (euros) => `Économise ${euros}€/an`,
  billedMonthly: "facturé chaque mois",
  billedYearly: (total, monthly) => `facturé une fois par an\u00A0: ${total}, au lieu de ${monthly}`,
  forEver: "sans limite de durée",
  opens: (open, all) => `${open} avantages sur\u00A0${all}`,
  ask: (plan) => `Demander ${plan}`,
  instead: (plan, current) => `Demander ${plan} à la place ${de(current)}`,
  grantedFrom: (date) => `Vous aurez cette offre à partir du ${date}.`,
  has: "Voir mon offre",
  included: "Inclus",
  notIncluded: "Non inclus",
  deckLinks: (visible, elite) =>
    `Nombre maximal de liens actifs vers votre deck, nominatifs ou ouverts\u00A0: ${visible} avec Visible, ${elite} avec Elite.`,
  tasks: {
    numbers: "Suivre vos chiffres",
    raise: "Préparer votre levée",
    documents: "Rédiger vos documents",
    visibility: "Être vu des investisseurs",
    people: "Rencontrer mentors et investisseurs",
  },
};
