import type { Project } from "../domain/content/content.ts";

const sample = { kind: "project", sample: true } as const;

/** Sample projects have no website, so their cards are not links. */
export const projects: Project[] = [
  {
    ...sample,
    id: "potager",
    name: "Potager",
    category: { en: "Food marketplace", fr: "Marketplace alimentaire" },
    description: {
      en: "Market gardeners announce their harvest, restaurants book the day before. Left out: delivery, settled by phone.",
      fr: "Des maraîchers annoncent leur récolte, des restaurants réservent la veille. Laissé de côté : la livraison, réglée par téléphone.",
    },
    metrics: {
      en: "Tracked: restaurants that order a second time",
      fr: "Suivi : restaurants qui commandent une deuxième fois",
    },
  },
  {
    ...sample,
    id: "passerelle",
    name: "Passerelle",
    category: { en: "Software for HR teams", fr: "Logiciel pour les équipes RH" },
    description: {
      en: "A new employee’s first weeks, step by step, with a reminder to each person involved. Left out: payroll.",
      fr: "Le parcours d’accueil d’un nouveau salarié, étape par étape, avec un rappel à chaque personne concernée. Laissé de côté : la paie.",
    },
    metrics: { en: "Tracked: first weeks completed", fr: "Suivi : parcours d’accueil terminés" },
  },
  {
    ...sample,
    id: "lanterne",
    name: "Lanterne",
    category: { en: "Service for blocks of flats", fr: "Service aux copropriétés" },
    description: {
      en: "A resident reports a fault, the manager sees who reported it and what is planned. Left out: tradesmen’s quotes.",
      fr: "Un habitant signale une panne, le syndic voit qui l’a signalée et ce qui est prévu. Laissé de côté : les devis d’artisans.",
    },
    metrics: { en: "Tracked: reports closed", fr: "Suivi : signalements clos" },
  },
  {
    ...sample,
    id: "sextant",
    name: "Sextant",
    category: { en: "Guidance and training", fr: "Orientation et formation" },
    description: {
      en: "A questionnaire, three jobs to try and a meeting with someone who does one of them. Left out: the full catalogue.",
      fr: "Un questionnaire, trois métiers à essayer, un rendez-vous avec une personne du métier. Laissé de côté : le catalogue complet.",
    },
    metrics: { en: "Tracked: meetings held", fr: "Suivi : rendez-vous tenus" },
  },
];
