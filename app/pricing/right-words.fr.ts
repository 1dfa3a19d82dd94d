import type { Right } from "../../domain/plan/rights.ts";

export const words: Partial<Record<Right, string>> = {
  profile: "Profil de la startup",
  "check-in": "Chiffres du mois, historique, import et export CSV",
  scan: "Score Readiness et plan d’action",
  tools: "Outils de base\u00A0: valorisation par une seule méthode, dilution sur un seul tour, sans BSA AIR",
  applications: "Candidatures au programme et aux Pitch Sessions",
  publication: "Profil public visible des investisseurs, avec le nombre de vues, le deck et les nouvelles",
  "legal-templates": "Modèles juridiques préremplis",
  forecast: "Prévision de revenus et de trésorerie",
  copilot: "CoPilot\u00A0: réponses fondées sur les chiffres saisis",
  insights: "Santé de la startup\u00A0: alertes de runway, de churn et de trésorerie, analyses, neuf indicateurs",
  "interest-notices": "Marques d’intérêt\u00A0: une notification quand un investisseur consulte le profil",
  "deck-reading": "Lecture du deck\u00A0: les pages qui retiennent les lecteurs",
  "deck-copy": "Téléchargement du deck par des lecteurs choisis",
  "deck-agreement": "Conditions que le lecteur accepte avant d’ouvrir le deck",
  proposals: "Mises en relation que nous proposons aux investisseurs dont votre startup remplit les critères",
  "saved-scenarios":
    "Simulateur de valorisation et de dilution\u00A0: trois méthodes, plusieurs tours, scénarios enregistrés",
  "term-sheet": "Analyse de term sheet",
  generators: "Roadmap personnalisée, business plan, deck et Go-to-Market à partir des chiffres saisis",
  mentors: "Mentors proposés et heures à réserver (à régler au mentor)",
  "participation-fee": "Accès aux Pitch Sessions\u00A0: frais de participation compris (hors mois gratuit)",
};
