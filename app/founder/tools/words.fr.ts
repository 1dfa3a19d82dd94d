import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { count, date, month: monthOf, monthName, moneyShort, range, share } = formats.fr;

export const words: typeof en = {
  title: "Outils",
  context: "Six outils pour préparer ta levée, te protéger et anticiper.",
  filters: "Catégories",
  all: "Tous",
  categories: {
    fundraising: "Levée de fonds",
    funding: "Financement",
    "cap-table": "Cap Table",
    legal: "Légal",
    finance: "Finance",
  },
  minutes: (minutes) => `${minutes}\u00A0min`,
  free: "Gratuit",
  from: { visible: "Offre Visible", elite: "Offre Elite" },
  popular: "Le plus utilisé",
  users: (users) => `${users}\u00A0startups en 90\u00A0jours`,
  last: {
    dilution: (percents, scenario) =>
      `Les actionnaires d’aujourd’hui gardent ${share(percents)}, avec «\u00A0${scenario}\u00A0».`,
    runway: (months, month) =>
      months === null
        ? `Ta trésorerie tient au-delà du plan, avec tes chiffres ${de(monthName(month))}.`
        : `${count(months)}\u00A0mois, avec tes chiffres ${de(monthName(month))}.`,
    forecast: (gone, month) =>
      gone === null
        ? `Ta trésorerie tient trois ans si ta croissance se poursuit, d’après tes chiffres ${de(monthName(month))}.`
        : `Ta trésorerie est épuisée en ${monthOf(gone)} si ta croissance se poursuit, d’après tes chiffres ${de(monthName(month))}.`,
    valuation: (low, high) => `${range(low, high, moneyShort)} avec la méthode Berkus.`,
    used: (day) => `Dernière utilisation le ${date(day)}.`,
    none: "Pas encore de résultat.",
  },
  open: "Accéder",
  unlock: "Débloquer",
  info: "Info",
  details: "Détails",
  about: (name) => ` sur ${name}`,
  named: (name) => `\u00A0: ${name}`,
  needs: "Ce qu’il te faut",
  gives: "Ce que tu obtiens",
  limits: {
    dilution:
      "Gratuit\u00A0: un tour valorisé, non enregistré. Elite\u00A0: plusieurs tours, BSA AIR, scénarios enregistrés, CSV et XLSX.",
    valuation:
      "Gratuit\u00A0: la méthode Berkus. Elite\u00A0: les trois méthodes, avec des notes Berkus proposées d’après ton profil et tes chiffres.",
  },
  upsell: {
    title: (open, all) => `Ton offre comprend ${open}\u00A0outils sur ${all}`,
    text: "Visible ajoute les modèles juridiques et le prévisionnel. Elite ajoute l’analyse de term sheet, les tours successifs, les BSA AIR et les scénarios enregistrés.",
    action: "Comparer les offres",
  },
  data: "Les données qu’ils utilisent",
  numbers: {
    name: "Tes chiffres du mois",
    text: "Cinq chiffres par mois, corrections conservées, import et export CSV.",
    open: "Ouvrir mes chiffres",
  },
  capTable: {
    name: "Table de capitalisation",
    text: "Qui détient combien d’actions, à l’unité près.",
    open: "Ouvrir la table",
  },
};
