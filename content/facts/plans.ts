import type { Fact } from "../../domain/content/content.ts";
import { given, unproven } from "./origin.ts";

const monthly = { kind: "fact", unit: "eur", scope: "plan", tax: "unknown", ...unproven } as const;

export const planFacts: Fact[] = [
  {
    ...monthly,
    id: "plan.free",
    label: { en: "Free Member", fr: "Free Member" },
    definition: {
      en: "Price of one month of the free plan.",
      fr: "Prix d’un mois de l’offre gratuite.",
    },
    value: 0,
  },
  {
    ...monthly,
    id: "plan.visible",
    label: { en: "Visible", fr: "Visible" },
    definition: { en: "Price of one month of Visible.", fr: "Prix d’un mois de Visible." },
    value: 29,
  },
  {
    ...monthly,
    id: "plan.elite_monthly",
    label: { en: "Elite, billed monthly", fr: "Elite, facturé au mois" },
    definition: {
      en: "Price of one month of Elite billed each month.",
      fr: "Prix d’un mois d’Elite facturé chaque mois.",
    },
    value: 99,
  },
  {
    ...monthly,
    id: "plan.elite_yearly_month",
    label: { en: "Elite, billed yearly", fr: "Elite, facturé à l’année" },
    definition: {
      en: "Price of one month of Elite billed once a year.",
      fr: "Prix d’un mois d’Elite facturé une fois par an.",
    },
    value: 82,
  },
  {
    kind: "fact",
    id: "plan.trial",
    label: { en: "Free trial", fr: "Essai gratuit" },
    definition: {
      en: "Months of Elite that a startup can try for free; no bill follows.",
      fr: "Mois d’Elite à l’essai, gratuits, sans facture ensuite.",
    },
    value: 1,
    unit: "months",
    scope: "plan",
    ...given,
  },
  {
    kind: "fact",
    id: "readiness.criteria",
    label: { en: "Readiness criteria", fr: "Critères du Score Readiness" },
    definition: {
      en: "Criteria that make up the readiness score out of 100.",
      fr: "Critères qui composent le Score Readiness, sur 100.",
    },
    value: 12,
    unit: "count",
    scope: "readiness",
    ...given,
  },
  {
    kind: "fact",
    id: "readiness.target",
    label: { en: "Readiness target", fr: "Score visé" },
    definition: {
      en: "Readiness score, out of 100, that a founder is advised to reach.",
      fr: "Score Readiness, sur 100, qu’il est conseillé d’atteindre.",
    },
    value: 85,
    unit: "count",
    scope: "readiness",
    ...given,
  },
  {
    kind: "fact",
    id: "readiness.ready",
    label: { en: "Ready to raise", fr: "Prêt à lever" },
    definition: {
      en: "Readiness score, out of 100, from which a startup is said to be ready to raise.",
      fr: "Score Readiness, sur 100, à partir duquel une startup est dite prête à lever.",
    },
    value: 80,
    unit: "count",
    scope: "readiness",
    ...given,
  },
  {
    kind: "fact",
    id: "readiness.nearly",
    label: { en: "Nearly ready", fr: "Bientôt prêt" },
    definition: {
      en: "Readiness score, out of 100, from which a startup is said to be nearly ready.",
      fr: "Score Readiness, sur 100, à partir duquel une startup est dite bientôt prête.",
    },
    value: 60,
    unit: "count",
    scope: "readiness",
    ...given,
  },
  {
    kind: "fact",
    id: "readiness.review",
    label: { en: "Review of a score", fr: "Réexamen d’un score" },
    definition: {
      en: "Days within which we answer a founder who asks us to review their readiness score.",
      fr: "Jours dans lesquels nous répondons au fondateur qui demande un réexamen de son score.",
    },
    value: 5,
    unit: "days",
    scope: "readiness",
    ...unproven,
  },
];
