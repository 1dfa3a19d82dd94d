import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Mentors",
  none: "Aucun mentor n’est proposé pour l’instant.",
  noScan: "Scanne d’abord ta startup\u00A0: nous choisissons les mentors d’après ce qui manque à ton score.",
  toScore: "Voir mon score",
  match: "Correspondance\u00A0:",
  outOf: "/100",
  price: (price) => `${price} de l’heure`,
  helps: (needs) => `Aide sur ${formats.fr.list(needs)}.`,
  fits: { sector: "Connaît ton secteur.", stage: "Accompagne ton stade.", both: "Connaît ton secteur et ton stade." },
  needs: {
    team: "ton équipe",
    roles: "qui fait quoi",
    problem: "ton pitch",
    market: "ton marché",
    model: "ton modèle",
    advantage: "ton avantage",
    product: "ton produit",
    growth: "la croissance",
    reporting: "tes chiffres mensuels",
    retention: "le churn",
    runway: "le runway",
    "cap-table": "ta table de capitalisation",
  },
  ask: "Choisir une heure",
  hours: "Toutes les heures, et tes réservations",
  unavailable: "indisponible",
  unavailableText: "Ne prend pas de demande en ce moment.",
  others: (count) => `Pas disponibles en ce moment (${count})`,
  locked:
    "Avec Elite, nous choisissons des mentors d’après ce qui manque à ton score, et tu réserves une heure avec l’un d’eux.",
  toPricing: "Voir les offres",
  sent: (name) => ({
    title: "Demande envoyée",
    text: `${name}\u00A0: nous te répondons ici, et ton e-mail quotidien te le dit s’il est activé.`,
  }),
  asked: (date) => `Demandé le ${date}. Nous te répondons ici, et ton e-mail quotidien te le dit s’il est activé.`,
  agreed: (moment) => `Convenu\u00A0: ${moment}, heure de Paris.`,
  declined: "Impossible cette fois-ci.",
  sample: "Exemple",
};
