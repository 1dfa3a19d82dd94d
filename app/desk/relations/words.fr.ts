import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Mises en relation",
  text: "Les demandes des investisseurs aux startups, avec les noms des deux et sans adresse. Relancez les startups dont la réponse est attendue.",
  state: "Montrer",
  all: "Toutes les demandes",
  states: {
    due: "Réponse attendue sous 3\u00A0jours",
    waiting: "En attente de réponse",
    settled: "Rien à relancer",
    yes: "Acceptée",
    withdrawn: "Retirée",
    lapsed: "Sans suite",
  },
  columns: {
    startup: "Startup",
    investor: "Investisseur",
    firm: "Structure",
    state: "État",
    asked: "Demandée",
    due: "Réponse avant",
    closed: "Terminée",
  },
  unnamed: "Sans nom",
  empty: "Aucune demande ne correspond.",
  none: "Aucun investisseur n’a encore demandé à rencontrer une startup.",
};
