import type { ConferencePage } from "../../domain/content/content.ts";

export const conferencePage: ConferencePage = {
  kind: "page",
  id: "conference",
  metadata: {
    title: { en: "Free conference: launching your startup", fr: "Conférence gratuite : lancer ta startup" },
    description: {
      en: "A free {guide.conference}-minute conference on the first month of a startup: the date, how to register, a calendar file.",
      fr: "Une conférence gratuite de {guide.conference} minutes sur le premier mois d’une startup : date, inscription, fichier pour l’agenda.",
    },
  },
  title: { en: "The free conference", fr: "La conférence gratuite" },
  intro: {
    en: "For people with an idea and no company yet. No need to have read the guide.",
    fr: "Pour celles et ceux qui ont une idée et pas encore de société. Pas besoin d’avoir lu le guide.",
  },
};
