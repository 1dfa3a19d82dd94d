import type { Fact } from "../../domain/content/content.ts";
import { given, unproven } from "./origin.ts";

export const offerFacts: Fact[] = [
  {
    kind: "fact",
    id: "offer.duration",
    label: { en: "Length of the programme", fr: "Durée du programme" },
    definition: {
      en: "Months from the start of the programme to its end.",
      fr: "Nombre de mois entre l’entrée dans le programme et la sortie.",
    },
    value: 18,
    unit: "months",
    scope: "offer",
    ...given,
  },
  {
    kind: "fact",
    id: "offer.equity",
    label: { en: "Equity taken", fr: "Part de capital prise" },
    definition: {
      en: "Share of the company’s capital that The Lab receives for the programme.",
      fr: "Part du capital que The Lab reçoit au titre du programme.",
    },
    value: 0,
    unit: "percent",
    scope: "offer",
    ...given,
  },
  {
    kind: "fact",
    id: "offer.upfront_fee",
    label: { en: "Upfront fee", fr: "Frais de départ" },
    definition: {
      en: "Fixed fee of the Programme option. It covers the tools used during the {offer.duration} months.",
      fr: "Frais fixes de la formule Programme. Ils couvrent les outils utilisés pendant les {offer.duration} mois.",
    },
    value: 9900,
    unit: "eur",
    scope: "offer",
    tax: "unknown",
    ...unproven,
  },
  {
    kind: "fact",
    id: "offer.revenue_share",
    label: { en: "Share of revenue", fr: "Part du chiffre d’affaires" },
    definition: {
      en: "Percentage of the revenue generated through the programme, excluding VAT, negotiated during selection.",
      fr: "Pourcentage du chiffre d’affaires hors taxes généré grâce au programme, négocié pendant la sélection.",
    },
    value: { from: 10, to: 25 },
    unit: "percent",
    scope: "offer",
    ...unproven,
  },
  {
    kind: "fact",
    id: "offer.revenue_share_upfront",
    label: {
      en: "Upfront fee of the Revenue share option",
      fr: "Frais de départ de la formule Partage de revenus",
    },
    definition: {
      en: "What a startup pays on entry under the Revenue share option.",
      fr: "Ce que la startup paie à l’entrée dans la formule Partage de revenus.",
    },
    value: 0,
    unit: "eur",
    scope: "offer",
    ...unproven,
  },
  {
    kind: "fact",
    id: "offer.revenue_share_places",
    label: {
      en: "Places in an intake, Revenue share option",
      fr: "Places par entrée, formule Partage de revenus",
    },
    definition: {
      en: "Startups admitted to one intake under the Revenue share option. So far we count an intake’s places for both options together.",
      fr: "Startups admises dans une même entrée avec la formule Partage de revenus. Pour l’instant, nous comptons les places d’une entrée pour les deux formules ensemble.",
    },
    value: 3,
    unit: "count",
    scope: "offer",
    ...unproven,
  },
  ...shareTerms(),
  ...example(),
  {
    kind: "fact",
    id: "offer.expert_experience",
    label: { en: "Experience of a growth expert", fr: "Expérience d’un expert growth" },
    definition: {
      en: "Minimum years of experience of the growth expert given to a startup.",
      fr: "Nombre minimal d’années d’expérience de l’expert growth attribué à une startup.",
    },
    value: 5,
    unit: "years",
    scope: "offer",
    ...given,
  },
  ...phases(),
];

function phases(): Fact[] {
  const usual = (phase: 1 | 2 | 3, from: number, to: number): Fact => ({
    kind: "fact",
    id: `offer.phase_${phase}`,
    label: { en: `Usual length of phase ${phase}`, fr: `Durée habituelle de la phase ${phase}` },
    definition: {
      en: `Months that phase ${phase} usually lasts.`,
      fr: `Nombre de mois que dure d’ordinaire la phase ${phase}.`,
    },
    value: { from, to },
    unit: "months",
    scope: "offer",
    ...given,
  });
  const planned = (phase: 1 | 2 | 3, from: number, to: number): Fact => ({
    kind: "fact",
    id: `offer.plan_${phase}`,
    label: {
      en: `Months of phase ${phase} in the standard plan`,
      fr: `Mois de la phase ${phase} dans le plan type`,
    },
    definition: {
      en: `First and last month of phase ${phase} in the standard {offer.duration}-month plan.`,
      fr: `Premier et dernier mois de la phase ${phase} dans le plan type de {offer.duration} mois.`,
    },
    value: { from, to },
    unit: "months",
    scope: "offer",
    ...given,
  });
  const quarter = (number: 1 | 2 | 3 | 4, from: number, to: number): Fact => ({
    kind: "fact",
    id: `offer.quarter_${number}`,
    label: { en: `Months of Q${number}`, fr: `Mois de Q${number}` },
    definition: {
      en: `First and last month of the ${["first", "second", "third", "last"][number - 1]} fourth of the programme.`,
      fr: `Premier et dernier mois du ${["premier", "deuxième", "troisième", "dernier"][number - 1]} quart du programme.`,
    },
    value: { from, to },
    unit: "months",
    scope: "offer",
    ...given,
  });
  return [
    usual(1, 2, 3),
    usual(2, 4, 6),
    usual(3, 9, 12),
    planned(1, 1, 3),
    planned(2, 4, 9),
    planned(3, 10, 18),
    quarter(1, 1, 4),
    quarter(2, 5, 9),
    quarter(3, 10, 13),
    quarter(4, 14, 18),
  ];
}

/**
 * The facts that a revenue share needs besides its percentage: its base, its period and its ceiling. The operator has
 * not confirmed these facts yet.
 */
function shareTerms(): Fact[] {
  const term = { kind: "fact", unit: "words", scope: "offer", ...unproven } as const;
  return [
    {
      ...term,
      id: "offer.revenue_share_base",
      label: { en: "What the share is taken on", fr: "Assiette de la part" },
      definition: {
        en: "Revenue on which the share is computed.",
        fr: "Chiffre d’affaires sur lequel la part est calculée.",
      },
      value: {
        en: "the revenue generated through the programme, excluding VAT",
        fr: "le chiffre d’affaires hors taxes généré grâce au programme",
      },
    },
    {
      ...term,
      id: "offer.revenue_share_period",
      label: { en: "How long the share is due", fr: "Durée de la part" },
      definition: {
        en: "Time during which revenue counts towards the share.",
        fr: "Période pendant laquelle le chiffre d’affaires entre dans l’assiette.",
      },
      value: { en: "for as long as the programme lasts", fr: "tant que dure le programme" },
    },
    {
      ...term,
      id: "offer.revenue_share_cap",
      label: { en: "Ceiling of the share", fr: "Plafond de la part" },
      definition: {
        en: "The most that a startup can owe as a share of its revenue.",
        fr: "Somme maximale qu’une startup peut devoir au titre de la part.",
      },
      value: { en: "agreed with you during selection", fr: "convenu avec vous pendant la sélection" },
    },
  ];
}

/**
 * The facts of one worked example of the revenue share. The amounts are invented round sums, and the percentage is
 * within the offered range.
 */
function example(): Fact[] {
  const fact = { kind: "fact", scope: "offer", ...given } as const;
  return [
    {
      ...fact,
      id: "offer.example_revenue",
      label: { en: "Revenue in the example", fr: "Chiffre d’affaires de l’exemple" },
      definition: {
        en: "Revenue excluding VAT, generated through the programme, in the worked example.",
        fr: "Chiffre d’affaires hors taxes généré grâce au programme, dans l’exemple chiffré.",
      },
      value: 40_000,
      unit: "eur",
      tax: "HT",
    },
    {
      ...fact,
      id: "offer.example_share",
      label: { en: "Share in the example", fr: "Part de l’exemple" },
      definition: {
        en: "Share of that revenue agreed during selection, in the worked example.",
        fr: "Part de ce chiffre d’affaires convenue pendant la sélection, dans l’exemple chiffré.",
      },
      value: 15,
      unit: "percent",
    },
    {
      ...fact,
      id: "offer.example_owed",
      label: { en: "Sum owed in the example", fr: "Somme due dans l’exemple" },
      definition: {
        en: "What the startup owes The Lab in the worked example: the revenue times the share.",
        fr: "Ce que la startup doit à The Lab dans l’exemple chiffré : le chiffre d’affaires multiplié par la part.",
      },
      value: 6_000,
      unit: "eur",
      tax: "HT",
    },
  ];
}
