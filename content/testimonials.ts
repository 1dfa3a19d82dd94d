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
  {
    ...sample,
    page: "program",
    id: "program-featured",
    featured: true,
    quote: {
      en: "In the end we did not take on an agency. We hired the person whom our expert had trained with us.",
      fr: "À la fin, nous n’avons pas pris d’agence. Nous avons embauché la personne que notre expert avait formée avec nous.",
    },
    author: { en: "Founder, logistics (example)", fr: "Fondatrice, logistique (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "Delivery planning", fr: "Planification de livraisons" },
  },
  {
    ...sample,
    page: "program",
    id: "program-retail",
    featured: false,
    quote: {
      en: "Growth was what we did on Fridays, when the product left us time. It has its own day now, its own figures, and somebody who asks for them.",
      fr: "La croissance, c’était le vendredi, quand le produit nous laissait du temps. Elle a maintenant son jour, ses chiffres et quelqu’un qui les demande.",
    },
    author: { en: "Co-founder, retail software (example)", fr: "Cofondateur, logiciel de commerce (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "Rotas for shops", fr: "Plannings pour magasins" },
  },
  {
    ...sample,
    page: "program",
    id: "program-industry",
    featured: false,
    quote: {
      en: "We stopped three channels in the first quarter. Nobody had ever told us that stopping was progress.",
      fr: "Nous avons arrêté trois canaux au premier trimestre. Personne ne nous avait dit qu’arrêter, c’était avancer.",
    },
    author: { en: "Founder, industry (example)", fr: "Fondatrice, industrie (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "Predictive maintenance", fr: "Maintenance prédictive" },
  },
  {
    ...sample,
    page: "program",
    id: "program-edtech",
    featured: false,
    quote: {
      en: "A share of revenue changes the talk: they earn when we sell, so we talk about selling.",
      fr: "Une part du chiffre d’affaires change la conversation : ils gagnent quand nous vendons, alors nous parlons de vente.",
    },
    author: { en: "Co-founder, edtech (example)", fr: "Cofondatrice, edtech (exemple)" },
    role: { en: "Head of sales", fr: "Directrice commerciale" },
    company: { en: "Training for trades", fr: "Formation aux métiers" },
  },
  {
    ...sample,
    page: "pitch-session",
    id: "pitch-founder",
    featured: true,
    quote: {
      en: "Three minutes made us choose one figure. It is the one that every investor asked about afterwards.",
      fr: "Trois minutes nous ont obligés à choisir un seul chiffre. C’est celui dont tous les investisseurs nous ont parlé ensuite.",
    },
    author: { en: "Founder, cybersecurity (example)", fr: "Fondateur, cybersécurité (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "Audits for small firms", fr: "Audits pour les PME" },
  },
  {
    ...sample,
    page: "pitch-session",
    id: "pitch-investor",
    featured: false,
    quote: {
      en: "I hear in one session what would take me a month of calls, and it is the founders who answer.",
      fr: "J’entends en une session ce qui me prendrait un mois d’appels, et ce sont les fondateurs qui répondent.",
    },
    author: { en: "Business angel (example)", fr: "Business angel (exemple)" },
    role: { en: "Investor", fr: "Investisseuse" },
    company: { en: "on her own account", fr: "à titre personnel" },
  },
];
