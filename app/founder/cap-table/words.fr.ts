import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { date } = formats.fr;

export const words: typeof en = {
  title: "Table de capitalisation",
  context:
    "Qui détient combien d’actions aujourd’hui. Seule l’équipe de ta startup la voit, sauf si tu la montres aux investisseurs. Si tu interroges l’IA sur un tour, elle reçoit les plus grosses parts, sans les noms.",
  back: "Revenir au score",
  saved: {
    title: "Table enregistrée",
    text: "Relance le scan pour la compter dans ton score.",
  },
  savedOn: (at) => `Enregistrée le ${date(at)}.`,
  columns: { holder: "Détenteur", shares: "Actions", share: "Part" },
  name: (row) => `Détenteur ${row}`,
  shares: (row) => `Actions du détenteur ${row}`,
  hint: "Des actions entières. Une ligne vide ne compte pas\u202F; pour retirer quelqu’un, vide sa ligne.",
  total: "Total",
  add: "Ajouter des lignes",
  full: (most) => `${most} détenteurs au plus\u00A0: réunis les plus petits sur une ligne.`,
  save: "Enregistrer la table",
  scan: "Aller au score",
  errors: {
    holderRequired: "Indique au moins un détenteur.",
    nameRequired: "Indique le nom.",
    nameTooLong: "80 caractères au plus.",
    holdersTooMany:
      "Avec les détenteurs ajoutés dans une autre fenêtre, cela en fait plus de 50. Recharge la page pour les voir tous.",
    sharesInvalid: "Saisis un nombre entier supérieur à zéro.",
  },
  refused: { title: "La table n’est pas encore enregistrée", text: "Corrige les champs signalés." },
  failure: { title: "Rien n’a changé", text: "La table n’a pas pu être enregistrée. Réessaie." },
};
