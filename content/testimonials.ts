import type { Testimonial } from "../domain/content/content.ts";

const sample = { kind: "testimonial", page: "home", sample: true } as const;

export const testimonials: Testimonial[] = [
  {
    ...sample,
    id: "home-featured",
    featured: true,
    quote: {
      en: "We knew our product by heart. We did not know whom to sell it to first. Every month, the list of things to do came back down to three.",
      fr: "Nous connaissions notre produit par cœur, pas le premier client à aller voir. Chaque mois, la liste des choses à faire redescendait à trois.",
    },
    author: { en: "Founder, SaaS (example)", fr: "Fondatrice, SaaS (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "Software for hotels", fr: "Logiciel pour l’hôtellerie" },
  },
  {
    ...sample,
    id: "home-marketplace",
    featured: false,
    quote: {
      en: "Our growth expert opened our figures before opening a single slide. That is where the work began.",
      fr: "Notre expert growth a ouvert nos chiffres avant d’ouvrir la moindre slide. Le travail a commencé là.",
    },
    author: { en: "Founder, marketplace (example)", fr: "Fondateur, marketplace (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "Second-hand building materials", fr: "Matériaux de réemploi" },
  },
  {
    ...sample,
    id: "home-healthtech",
    featured: false,
    quote: {
      en: "Three minutes on stage is short. We rehearsed until every sentence had earned its place.",
      fr: "Trois minutes sur scène, c’est court. Nous avons répété jusqu’à ce que chaque phrase mérite sa place.",
    },
    author: { en: "Co-founder, health tech (example)", fr: "Cofondatrice, healthtech (exemple)" },
    role: { en: "Head of product", fr: "Directrice produit" },
    company: { en: "Remote care", fr: "Télésuivi médical" },
  },
  {
    ...sample,
    id: "home-fintech",
    featured: false,
    quote: {
      en: "I came for the network. I stayed for the monthly meeting where nobody lets me hide a bad number.",
      fr: "J’étais venu pour le réseau. Je suis resté pour le point mensuel, où personne ne me laisse cacher un mauvais chiffre.",
    },
    author: { en: "Founder, fintech (example)", fr: "Fondateur, fintech (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "Invoicing for small firms", fr: "Facturation pour les TPE" },
  },
];
