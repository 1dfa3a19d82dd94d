import type { DecisionTemplate } from "../domain/content/content.ts";

const kind = "decision-template";

/** Reasons for decisions on applications, with the line that the applicant reads. */
export const decisionTemplates: DecisionTemplate[] = [
  {
    kind,
    id: "too-early",
    verdict: "no",
    name: { en: "Too early: no repeat sales yet", fr: "Trop tôt : pas encore de ventes répétées" },
    line: {
      en: "Come back once three customers pay you: applications for the next intake close on [next_deadline].",
      fr: "Revenez avec trois clients qui paient : les candidatures de la prochaine entrée sont closes le [next_deadline].",
    },
  },
  {
    kind,
    id: "no-team",
    verdict: "no",
    name: { en: "No founder is full-time", fr: "Aucun fondateur à plein temps" },
    line: {
      en: "The programme needs one founder of [startup] working on it full-time. Tell us once that’s the case.",
      fr: "Le programme demande qu’un fondateur de [startup] y travaille à plein temps. Écrivez-nous quand ce sera le cas.",
    },
  },
  {
    kind,
    id: "other-customers",
    verdict: "no",
    name: { en: "Doesn’t sell to companies", fr: "Ne vend pas à des entreprises" },
    line: {
      en: "We work with startups that sell to companies. Come back if [startup] starts selling to them.",
      fr: "Nous accompagnons des startups qui vendent à des entreprises. Revenez si [startup] leur vend un jour.",
    },
  },
  {
    kind,
    id: "others-further",
    verdict: "no",
    name: { en: "Good file, others are further along", fr: "Bon dossier, d’autres sont plus avancés" },
    line: {
      en: "We liked [startup], but chose startups that are further along. Apply again once you have grown: applications for the next intake close on [next_deadline].",
      fr: "[startup] nous a plu, mais nous avons choisi des startups plus avancées. Revenez quand vous aurez grandi : les candidatures de la prochaine entrée sont closes le [next_deadline].",
    },
  },
  {
    kind,
    id: "full",
    verdict: "wait",
    name: { en: "Good file, no place left", fr: "Bon dossier, plus de place" },
    line: {
      en: "We’d like to work with [startup], but the intake that starts on [starts_on] is full. The next one starts on [next_starts_on].",
      fr: "Nous aimerions travailler avec [startup], mais l’entrée du [starts_on] est complète. La suivante commence le [next_starts_on].",
    },
  },
];
