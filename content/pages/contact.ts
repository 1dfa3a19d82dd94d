import type { ContactPage } from "../../domain/content/content.ts";

export const contact: ContactPage = {
  kind: "page",
  id: "contact",
  metadata: {
    title: { en: "Contact: The Lab in Lattes", fr: "Contact : The Lab à Lattes" },
    description: {
      en: "Write to The Lab about the programme, a Pitch Session or an office in Lattes, near Montpellier.",
      fr: "Écrivez à The Lab au sujet du programme, d’une Pitch Session ou d’un bureau à Lattes, près de Montpellier.",
    },
  },
  title: { en: "Write to us", fr: "Écrivez-nous" },
  intro: {
    en: "The programme, a Pitch Session, an office in our space: tell us what brings you here. We read every message.",
    fr: "Le programme, une Pitch Session, un bureau chez nous : dites-nous ce qui vous amène. Nous lisons tous les messages.",
  },
  address: {
    title: { en: "Where we are", fr: "Où nous trouver" },
    directions: {
      en: "Just south of Montpellier. Please write before you visit.",
      fr: "Juste au sud de Montpellier. Merci d’écrire avant de passer.",
    },
    email: { en: "E-mail", fr: "E-mail" },
    phone: { en: "Phone", fr: "Téléphone" },
  },
  form: {
    title: { en: "Send a message", fr: "Envoyer un message" },
    topic: { en: "What is it about?", fr: "À quel sujet ?" },
    topics: [
      { id: "programme", label: { en: "The programme", fr: "Le programme" } },
      { id: "pitch-session", label: { en: "A Pitch Session", fr: "Une Pitch Session" } },
      { id: "investor", label: { en: "I’m an investor", fr: "Je suis investisseur" } },
      { id: "coworking", label: { en: "Offices and coworking", fr: "Bureaux et coworking" } },
      { id: "personal-data", label: { en: "My personal data", fr: "Mes données personnelles" } },
      {
        id: "accessibility",
        label: { en: "Accessibility of the site", fr: "Accessibilité du site" },
      },
      { id: "other", label: { en: "Something else", fr: "Autre chose" } },
    ],
  },
};
