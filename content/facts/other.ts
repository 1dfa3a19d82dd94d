import type { Fact } from "../../domain/content/content.ts";
import { given, unproven } from "./origin.ts";

export const otherFacts: Fact[] = [
  {
    kind: "fact",
    id: "simulator.multiple",
    label: { en: "Central case of the projection", fr: "Cas central de la projection" },
    definition: {
      en: "Monthly revenue in month {offer.duration} divided by today’s, in the central case.",
      fr: "Chiffre d’affaires mensuel au mois {offer.duration} divisé par celui d’aujourd’hui, dans le scénario central.",
    },
    value: 4,
    unit: "multiple",
    scope: "simulator",
    ...given,
  },
  {
    kind: "fact",
    id: "simulator.range",
    label: { en: "Range of the projection", fr: "Fourchette de la projection" },
    definition: {
      en: "Monthly revenue in month {offer.duration} divided by today’s, in the low and the high case.",
      fr: "Chiffre d’affaires mensuel au mois {offer.duration} divisé par celui d’aujourd’hui, dans les cas bas et haut.",
    },
    value: { from: 3, to: 5 },
    unit: "multiple",
    scope: "simulator",
    ...given,
  },
  {
    kind: "fact",
    id: "copilot.hire_cost",
    label: { en: "A hire whose salary is not given", fr: "Une embauche dont le salaire n’est pas donné" },
    definition: {
      en: "Our example from the article on B2B growth channels: one salesperson, employer contributions included. It isn’t a market average.",
      fr: "Un commercial, charges comprises, dans l’exemple de notre article sur les canaux de croissance B2B ; pas une moyenne du marché.",
    },
    value: 4_500,
    unit: "eur",
    scope: "copilot",
    ...unproven,
    asOf: "2026-11-23",
    source: "the blog’s article on B2B growth channels",
  },
  {
    kind: "fact",
    id: "place.area",
    label: { en: "Area of the space", fr: "Surface des locaux" },
    definition: {
      en: "Area of The Lab’s premises in Lattes.",
      fr: "Surface des locaux de The Lab, à Lattes.",
    },
    value: 500,
    unit: "m2",
    scope: "place",
    ...given,
  },
  {
    kind: "fact",
    id: "place.meeting_rooms",
    label: { en: "Meeting rooms", fr: "Salles de réunion" },
    definition: {
      en: "Meeting rooms in The Lab’s premises.",
      fr: "Nombre de salles de réunion dans les locaux de The Lab.",
    },
    value: 4,
    unit: "count",
    scope: "place",
    ...given,
  },
  {
    kind: "fact",
    id: "aids.regional_data",
    label: { en: "Month of the regional data", fr: "Mois des données régionales" },
    definition: {
      en: "Month in which the regional trends were collected.",
      fr: "Mois de collecte des tendances régionales.",
    },
    value: "2024-07-01",
    unit: "month",
    scope: "aids",
    ...given,
    asOf: "2024-07-01",
  },
];
