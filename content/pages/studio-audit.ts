import type { StudioAuditPage } from "../../domain/content/content.ts";

export const studioAudit: StudioAuditPage = {
  kind: "page",
  id: "studio-audit",
  metadata: {
    title: { en: "Book your free audit | The Lab’s studio", fr: "Réservez votre audit gratuit | Studio The Lab" },
    description: {
      en: "A free {studio.audit}-minute call about your idea: what fits in a {studio.mvp_days}-day MVP, what can wait, which plan suits you.",
      fr: "Un appel gratuit de {studio.audit} minutes sur votre idée : ce qui tient dans un MVP de {studio.mvp_days} jours, ce qui attendra, l’offre qui convient.",
    },
  },
  title: { en: "Book your free audit", fr: "Réservez votre audit gratuit" },
  intro: {
    en: "A name, a sentence and an address are enough: we’ll write back to arrange a {studio.audit}-minute call.",
    fr: "Un nom, une phrase et une adresse suffisent : nous vous écrivons pour fixer un appel de {studio.audit} minutes.",
  },
  points: [
    {
      title: { en: "You tell us", fr: "Vous racontez" },
      text: {
        en: "The problem, who has it and how they cope today.",
        fr: "Le problème, qui le vit et comment ces personnes s’en sortent aujourd’hui.",
      },
    },
    {
      title: { en: "We answer", fr: "Nous répondons" },
      text: {
        en: "What fits in {studio.mvp_days} days, what can wait, which plan suits you, if either does.",
        fr: "Ce qui tient en {studio.mvp_days} jours, ce qui attendra, l’offre qui convient, s’il y en a une.",
      },
    },
    {
      title: { en: "You decide", fr: "Vous décidez" },
      text: {
        en: "The audit is free and commits you to nothing.",
        fr: "L’audit est gratuit et ne vous engage à rien.",
      },
    },
  ],
  details: {
    title: { en: "Tell us more about the project (optional)", fr: "Préciser mon projet (facultatif)" },
    intro: {
      en: "Five questions we’d start the call with. Answer the ones you can: we read them before we call.",
      fr: "Cinq questions que nous vous poserions au début de l’appel. Répondez à celles que vous pouvez : nous lisons vos réponses avant d’appeler.",
    },
  },
};
