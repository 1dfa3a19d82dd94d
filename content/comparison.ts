import type { Comparison } from "../domain/content/content.ts";

export const comparison: Comparison[] = [
  {
    kind: "comparison",
    id: "equity",
    name: { en: "You keep all your shares", fr: "Vous gardez toutes vos parts" },
    thelab: true,
    thelabWords: { en: "{offer.equity} equity taken", fr: "{offer.equity} du capital demandé" },
    traditional: false,
    traditionalWords: {
      en: "Takes a stake, on entry or through a convertible",
      fr: "Entre au capital, tout de suite ou par un instrument convertible",
    },
  },
  {
    kind: "comparison",
    id: "length",
    name: { en: "More than a year of support", fr: "Plus d’un an d’accompagnement" },
    thelab: true,
    thelabWords: { en: "{offer.duration} months", fr: "{offer.duration} mois" },
    traditional: false,
    traditionalWords: { en: "A few months, most often", fr: "Quelques mois, le plus souvent" },
  },
  {
    kind: "comparison",
    id: "expert",
    name: {
      en: "A growth expert who works with you",
      fr: "Un expert growth qui travaille avec vous",
    },
    thelab: true,
    thelabWords: {
      en: "One named person, at least {offer.expert_experience} years of experience",
      fr: "Une personne attitrée, au moins {offer.expert_experience} ans d’expérience",
    },
    traditional: false,
    traditionalWords: {
      en: "Mentors who advise, shared by the whole batch",
      fr: "Des mentors qui conseillent, partagés par toute la promotion",
    },
  },
  {
    kind: "comparison",
    id: "aligned",
    name: {
      en: "Pay that follows your revenue",
      fr: "Une rémunération liée à votre chiffre d’affaires",
    },
    thelab: true,
    thelabWords: {
      en: "A share of the revenue generated through the programme",
      fr: "Une part du chiffre d’affaires généré grâce au programme",
    },
    traditional: false,
    traditionalWords: {
      en: "Paid when its shares are sold",
      fr: "Se rémunère à la revente de ses parts",
    },
  },
  {
    kind: "comparison",
    id: "investors",
    name: { en: "A chance to pitch to investors", fr: "Un passage devant des investisseurs" },
    thelab: true,
    thelabWords: {
      en: "{pitch.quarterly_per_year} quarterly sessions a year, {pitch.investors}+ investors",
      fr: "{pitch.quarterly_per_year} sessions trimestrielles par an, plus de {pitch.investors} investisseurs",
    },
    traditional: true,
    traditionalWords: {
      en: "One demo day, at the end",
      fr: "Un demo day, à la fin",
    },
  },
  {
    kind: "comparison",
    id: "guarantee",
    name: { en: "A guarantee that you will raise money", fr: "La garantie de lever des fonds" },
    thelab: false,
    thelabWords: {
      en: "Nobody can give it honestly",
      fr: "Personne ne peut la donner honnêtement",
    },
    traditional: false,
    traditionalWords: { en: "No more than we can", fr: "Pas davantage" },
  },
];
