import type { Fact } from "../../domain/content/content.ts";
import { given } from "./origin.ts";

const guide = { kind: "fact", scope: "guide", ...given } as const;

export const guideFacts: Fact[] = [
  {
    ...guide,
    id: "guide.days",
    label: { en: "Days of the guide", fr: "Jours du guide" },
    definition: {
      en: "Days of the guide; each has its page and its e-mail.",
      fr: "Jours du guide ; chacun a sa page et son e-mail.",
    },
    value: 30,
    unit: "days",
  },
  {
    ...guide,
    id: "guide.minutes",
    label: { en: "Time a day", fr: "Temps par jour" },
    definition: { en: "Minutes of work in a day of the guide.", fr: "Minutes de travail dans un jour du guide." },
    value: 30,
    unit: "minutes",
  },
  {
    ...guide,
    id: "guide.conference",
    label: { en: "Length of the free conference", fr: "Durée de la conférence gratuite" },
    definition: {
      en: "Minutes of the free conference offered with the guide.",
      fr: "Durée, en minutes, de la conférence gratuite proposée avec le guide.",
    },
    value: 45,
    unit: "minutes",
  },
];
