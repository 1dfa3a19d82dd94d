import { de } from "../../../platform/language/elision.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: (startup, month) => `${startup || "Une startup"}\u00A0: nouvelles ${de(month)}`,
  sentOn: (date) => `Envoyées le ${date}`,
  correction: "Ce message en corrige un précédent.",
  earlier: "Lire le précédent",
  figure: "Chiffre",
  value: "Valeur",
  change: "Évolution",
  declared: "Déclarés par la startup, non vérifiés. Évolutions\u00A0: MRR et churn sur un mois, CAC sur trois.",
  worked: "Ce qui a marché",
  stuck: "Ce qui coince",
  asked: "Sa demande",
  toStartup: (name) => `${name}\u00A0: profil et suivi`,
};
