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
  proposed: "proposée par nous",
  problems: {
    gone: "Ce rapprochement ne peut plus être proposé\u00A0: rechargez la page pour voir ceux qui peuvent l’être.",
  },
  matches: {
    title: "Rapprochements à proposer",
    text: "Des startups publiées, en offre Elite, et des investisseurs validés, tous deux venus depuis un mois et sans échange récent. La question est posée aux deux\u00A0: seul un oui des deux échange leurs adresses, et un non reste privé. La liste compare les derniers venus.",
    none: "Aucun rapprochement à proposer\u00A0: il faut une startup publiée, en offre Elite, et un investisseur validé, tous deux venus depuis un mois, dont les critères s’accordent.",
    points: "Accord, sur 100",
    action: "Proposition",
    propose: "Proposer aux deux",
    proposeNamed: (startup, investor) => `Proposer aux deux\u00A0: ${startup} et ${investor}`,
  },
  unnamed: "Sans nom",
  empty: "Aucune demande ne correspond.",
  none: "Aucun investisseur n’a encore demandé à rencontrer une startup.",
};
