import type { Testimonial } from "../domain/content/content.ts";

const sample = { kind: "testimonial", page: "home", sample: true } as const;

/**
 * The specification shows five stars on the studio's page, but these sample testimonials have no rating, because nobody
 * gave one.
 */
const studioSample = { kind: "testimonial", page: "studio", featured: false, sample: true } as const;

export const testimonials: Testimonial[] = [
  {
    ...sample,
    id: "home-featured",
    featured: true,
    quote: {
      en: "We knew our product inside out. We didn’t know who to sell it to first. Every month, our to-do list was cut back to three things.",
      fr: "Nous savions tout de notre produit, mais pas à qui le vendre d’abord. Aujourd’hui, notre liste de tâches tient chaque mois en trois lignes.",
    },
    author: { en: "Founder, SaaS (example)", fr: "Fondatrice, SaaS (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "software for hotels", fr: "logiciel pour l’hôtellerie" },
  },
  {
    ...sample,
    id: "home-marketplace",
    featured: false,
    quote: {
      en: "Our growth expert looked at our numbers before a single slide. That’s where the work began.",
      fr: "Notre expert growth a ouvert nos chiffres avant d’ouvrir la moindre slide. Le travail a commencé là.",
    },
    author: { en: "Founder, marketplace (example)", fr: "Fondateur, marketplace (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "second-hand building materials", fr: "matériaux de réemploi" },
  },
  {
    ...sample,
    id: "home-healthtech",
    featured: false,
    quote: {
      en: "Three minutes on stage isn’t long. We rehearsed until every sentence had earned its place.",
      fr: "Trois minutes sur scène, c’est court. Nous avons répété jusqu’à ce que chaque phrase mérite sa place.",
    },
    author: { en: "Co-founder, health tech (example)", fr: "Cofondatrice, healthtech (exemple)" },
    role: { en: "Head of product", fr: "Directrice produit" },
    company: { en: "remote care", fr: "télésuivi médical" },
  },
  {
    ...sample,
    id: "home-fintech",
    featured: false,
    quote: {
      en: "I came for the network. I stayed for the monthly meeting where no one lets me hide a bad number.",
      fr: "J’étais venu pour le réseau. Je suis resté pour le point mensuel, où personne ne me laisse cacher un mauvais chiffre.",
    },
    author: { en: "Founder, fintech (example)", fr: "Fondateur, fintech (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "invoicing for small firms", fr: "facturation pour les TPE" },
  },
  {
    ...sample,
    page: "program",
    id: "program-featured",
    featured: true,
    quote: {
      en: "In the end we didn’t take on an agency. We hired the person our expert had helped us train.",
      fr: "À la fin, nous n’avons pas pris d’agence. Nous avons embauché la personne que notre expert avait formée avec nous.",
    },
    author: { en: "Founder, logistics (example)", fr: "Fondatrice, logistique (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "delivery planning", fr: "planification de livraisons" },
  },
  {
    ...sample,
    page: "program",
    id: "program-retail",
    featured: false,
    quote: {
      en: "Growth was what we did on Fridays, when the product left us any time. Now it has its own day, its own numbers and someone who asks for them.",
      fr: "La croissance, c’était le vendredi, quand le produit nous laissait du temps. Elle a maintenant son jour, ses chiffres et quelqu’un qui les demande.",
    },
    author: { en: "Co-founder, retail software (example)", fr: "Cofondateur, logiciel pour le commerce (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "rotas for shops", fr: "plannings pour magasins" },
  },
  {
    ...sample,
    page: "program",
    id: "program-industry",
    featured: false,
    quote: {
      en: "We stopped three channels in the first quarter. No one had ever told us that stopping was progress.",
      fr: "Nous avons arrêté trois canaux au premier trimestre. Personne ne nous avait dit qu’arrêter, c’était avancer.",
    },
    author: { en: "Founder, manufacturing (example)", fr: "Fondatrice, industrie (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "predictive maintenance", fr: "maintenance prédictive" },
  },
  {
    ...sample,
    page: "program",
    id: "program-edtech",
    featured: false,
    quote: {
      en: "A share of revenue changes the conversation: they earn when we sell, so we talk about selling.",
      fr: "Ils touchent une part du chiffre d’affaires et cela change nos échanges : ils gagnent quand nous vendons, alors nous parlons de vente.",
    },
    author: { en: "Co-founder, edtech (example)", fr: "Cofondatrice, edtech (exemple)" },
    role: { en: "Head of sales", fr: "Directrice commerciale" },
    company: { en: "vocational training", fr: "formation professionnelle" },
  },
  {
    ...sample,
    page: "pitch-session",
    id: "pitch-founder",
    featured: true,
    quote: {
      en: "Three minutes made us choose one number. It’s the one every investor asked about afterwards.",
      fr: "Trois minutes nous ont obligés à choisir un seul chiffre. C’est celui dont tous les investisseurs nous ont parlé ensuite.",
    },
    author: { en: "Founder, cybersecurity (example)", fr: "Fondateur, cybersécurité (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "audits for small firms", fr: "audits pour les PME" },
  },
  {
    ...sample,
    page: "pitch-session",
    id: "pitch-investor",
    featured: false,
    quote: {
      en: "In one session I hear what would take me a month of calls, and I hear it from the founders themselves.",
      fr: "J’entends en une session ce qui me prendrait un mois d’appels, et ce sont les fondateurs qui répondent.",
    },
    author: { en: "Business angel (example)", fr: "Business angel (exemple)" },
    role: { en: "Investor", fr: "Investisseuse" },
    company: { en: "on her own account", fr: "à titre personnel" },
  },
  {
    ...sample,
    id: "investors-angel",
    page: "investors",
    featured: false,
    quote: {
      en: "I’d read the numbers before the session. In the room I listened for one thing: how the founder talks about a bad month.",
      fr: "J’avais lu les chiffres avant la session. Dans la salle, je n’écoutais qu’une chose : comment le fondateur parlait d’un mauvais mois.",
    },
    author: { en: "Business angel (example)", fr: "Business angel (exemple)" },
    role: { en: "Former founder", fr: "Ancienne fondatrice" },
    company: { en: "software for hospitals", fr: "logiciel hospitalier" },
  },
  {
    ...sample,
    id: "investors-fund",
    page: "investors",
    featured: false,
    quote: {
      en: "No one tried to sell me the next big thing. I left with three names and three dates in my diary.",
      fr: "Personne n’a essayé de me vendre la prochaine licorne. Je suis reparti avec trois noms et des rendez-vous à l’agenda.",
    },
    author: { en: "Investor, seed fund (example)", fr: "Investisseur, fonds d’amorçage (exemple)" },
    role: { en: "Partner", fr: "Associé" },
    company: { en: "first rounds in B2B software", fr: "premiers tours, logiciel B2B" },
  },
  {
    ...sample,
    id: "investors-family-office",
    page: "investors",
    featured: false,
    quote: {
      en: "We look at only a few companies, and we stay with them. Meeting founders who already have paying customers saves us months.",
      fr: "Nous regardons peu de sociétés et nous les gardons longtemps. Rencontrer des fondateurs qui facturent déjà nous épargne des mois.",
    },
    author: { en: "Director, family office (example)", fr: "Directrice, family office (exemple)" },
    role: { en: "Direct investments", fr: "Investissements directs" },
    company: { en: "manufacturing family", fr: "famille d’industriels" },
  },
  {
    ...studioSample,
    id: "studio-catering",
    quote: {
      en: "At the first demo I dropped half my ideas. I could see them on the screen, and I didn’t know who they were for.",
      fr: "À la première démo, j’ai supprimé la moitié de mes idées. Je les voyais à l’écran, et je ne savais pas à qui elles servaient.",
    },
    author: { en: "Founder, catering (example)", fr: "Fondatrice, restauration (exemple)" },
    role: { en: "Chief executive", fr: "Présidente" },
    company: { en: "Potager", fr: "Potager", literal: true },
  },
  {
    ...studioSample,
    id: "studio-hr",
    quote: {
      en: "I wanted the link to payroll. I was asked which customer was waiting for it. None, as it turned out.",
      fr: "Je voulais l’intégration avec la paie. On m’a demandé quel client l’attendait. Aucun, en fait.",
    },
    author: { en: "Founder, HR software (example)", fr: "Fondateur, logiciel RH (exemple)" },
    role: { en: "Chief executive", fr: "Président" },
    company: { en: "Passerelle", fr: "Passerelle", literal: true },
  },
  {
    ...studioSample,
    id: "studio-training",
    quote: {
      en: "The most useful thing was the list of what we wouldn’t do. It’s still on the wall.",
      fr: "Le plus utile a été la liste de ce que nous ne ferions pas. Elle est toujours au mur.",
    },
    author: { en: "Co-founder, training (example)", fr: "Cofondatrice, formation (exemple)" },
    role: { en: "Head of product", fr: "Directrice produit" },
    company: { en: "Sextant", fr: "Sextant", literal: true },
  },
];
