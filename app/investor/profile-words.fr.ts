import { textLimits } from "../../domain/startup/text-limits.ts";
import { formats } from "../../platform/language/format.ts";
import type { words as en } from "./profile-words.en.ts";

const most = (characters: number) => `${formats.fr.count(characters)} caractères au plus`;

export const words: typeof en = {
  title: "Complétez votre profil d'investissement",
  step: (number) => `Étape ${number} sur 4`,
  metadata: "Mon profil d’investisseur",
  intro: "Rien n’est obligatoire ici\u00A0: plus vous en dites, plus la correspondance avec les startups est juste.",
  complete: "Vos stades et vos tickets sont indiqués\u00A0: la correspondance avec les startups peut se calculer.",
  stepsLabel: "Étapes du profil",
  steps: ["Structure", "À propos de vous", "Stades et tickets", "Focus et secteurs"],
  done: "complète",
  save: "Sauvegarder cette section",
  finish: "Terminer",
  next: "Suivant",
  previous: "Précédent",
  skip: "Passer pour l'instant",
  back: "Revenir au tableau de bord",
  close: "Fermer",
  labels: {
    company_name: "Nom de votre structure",
    bio: "À propos de vous",
    linkedin_url: "LinkedIn",
    investment_stages: "Stades d’investissement",
    ticket_size_min: "Ticket minimum (€)",
    ticket_size_max: "Ticket maximum (€)",
    investment_focus: "Focus d’investissement",
    preferred_sectors: "Secteurs préférés",
  },
  hints: {
    company_name: "Fonds, family office ou holding\u202F; laissez vide si vous investissez en votre nom",
    bio: "Ce que vous avez créé ou financé, et ce que vous apportez en plus de l’argent",
    linkedin_url: "Une adresse qui commence par https://www.linkedin.com/",
    ticket_size_min: "Par exemple 25\u202F000 ou 25k. 0 si vous n’avez pas de minimum.",
    ticket_size_max: "Par exemple 150\u202F000 ou 150k",
  },
  firmWaits: (seen) =>
    `Nous relisons le nouveau nom d’une structure\u00A0: d’ici là, les startups ${seen ? `voient «\u00A0${seen}\u00A0»` : "ne voient aucune structure"}.`,
  options: {
    investment_stages: {
      pre_seed: "Pre-seed",
      seed: "Seed",
      series_a: "Série A",
      series_b: "Série B",
      later: "Au-delà",
    },
    investment_focus: {
      b2b: "B2B",
      b2c: "B2C",
      marketplace: "Marketplace",
      infrastructure: "Infrastructure",
      "deep-tech": "Deep tech",
    },
    preferred_sectors: {
      fintech: "FinTech",
      healthtech: "HealthTech",
      edtech: "EdTech",
      "e-commerce": "E-commerce",
      saas: "SaaS",
      "artificial-intelligence": "Intelligence artificielle",
      cybersecurity: "Cybersécurité",
      cleantech: "CleanTech",
      foodtech: "FoodTech",
      mobility: "Mobilité",
      proptech: "Immobilier tech",
      other: "Autre",
    },
  },
  saved: { title: "Section sauvegardée.", text: "" },
  failures: {
    save: { title: "Erreur", text: "Une erreur est survenue lors de la sauvegarde." },
    unexpected: { title: "Erreur", text: "Une erreur inattendue est survenue." },
  },
  errors: {
    lineTooLong: most(textLimits.line),
    textTooLong: most(textLimits.text),
    unknownChoice: "Choisissez dans la liste",
    linkedinInvalid: "Indiquez une adresse LinkedIn qui commence par https://",
    ticketInvalid: "Indiquez un montant en euros, comme 25\u202F000 ou 25k, ou laissez vide",
    ticketsCrossed: "Augmentez le ticket maximum\u00A0: il ne peut pas être inférieur au minimum",
  },
};
