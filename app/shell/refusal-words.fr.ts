import { de } from "../../platform/language/elision.ts";
import type { words as en } from "./refusal-words.en.ts";

export const words: typeof en = {
  notInPlan: {
    title: "L’offre actuelle ne comprend pas cela",
    text: "La page des offres dit ce que chacune comprend.",
    action: "Comparer les offres",
    plansAt: (address) => `Comparer les offres\u00A0: ${address}`,
  },
  seatNeeded: {
    title: "Ta place ne permet pas cela",
    text: "Rien n’a été enregistré. Un propriétaire de ta startup peut changer tes droits.",
    action: "Voir mes options",
  },
  leftStartup: {
    title: (startup) => (startup ? `Tu ne fais plus partie ${de(startup)}` : "Tu n’as pas de startup ici"),
    text: "Ton compte reste le tien. Tu peux créer ta propre startup ou accepter une invitation.",
    action: "Voir mes options",
  },
  notYourFunction: {
    title: "Votre fonction n’ouvre pas cette page",
    text: "Un administrateur peut vous dire qui s’en occupe dans l’équipe.",
    action: "Revenir au bureau",
  },
};
