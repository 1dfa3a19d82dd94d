import type { TeamMember } from "../domain/content/content.ts";

const sample = { kind: "team", zoom: "cover", sample: true } as const;

export const team: TeamMember[] = [
  {
    ...sample,
    id: "direction",
    name: { en: "Managing director (example)", fr: "Direction générale (exemple)" },
    role: { en: "Runs The Lab", fr: "Dirige The Lab" },
    bio: {
      en: "Chooses the startups with the team and answers for what we promise them.",
      fr: "Choisit les startups avec l’équipe et répond de ce qui leur a été promis.",
    },
  },
  {
    ...sample,
    id: "programme",
    name: { en: "Programme lead (example)", fr: "Responsable du programme (exemple)" },
    role: { en: "Keeps the {offer.duration} months on course", fr: "Tient le cap des {offer.duration} mois" },
    bio: {
      en: "Sees every founder every month, numbers on the table.",
      fr: "Voit chaque fondateur chaque mois, chiffres sur la table.",
    },
  },
  {
    ...sample,
    id: "acquisition",
    name: { en: "Growth expert, acquisition (example)", fr: "Expert growth, acquisition (exemple)" },
    role: { en: "Finds your customers", fr: "Trouve vos clients" },
    bio: {
      en: "Runs campaigns and stops the ones that cost more than they bring in.",
      fr: "Lance les campagnes, et coupe celles qui coûtent plus qu’elles ne rapportent.",
    },
  },
  {
    ...sample,
    id: "sales",
    name: { en: "Sales manager (example)", fr: "Vente B2B (exemple)" },
    role: { en: "Closes with you", fr: "Signe avec vous" },
    bio: {
      en: "Rewrites the offer, sits in on calls, counts what gets signed.",
      fr: "Réécrit l’offre, assiste aux rendez-vous, compte ce qui est signé.",
    },
  },
  {
    ...sample,
    id: "investors",
    name: { en: "Investor relations (example)", fr: "Relations investisseurs (exemple)" },
    role: { en: "Fills the room", fr: "Remplit la salle" },
    bio: {
      en: "Approves the investors, prepares the sessions, follows up on the meetings.",
      fr: "Valide les investisseurs, prépare les sessions, suit les rendez-vous.",
    },
  },
  {
    ...sample,
    id: "place",
    name: { en: "Space manager (example)", fr: "Accueil et lieu (exemple)" },
    role: { en: "Opens the door", fr: "Ouvre la porte" },
    bio: {
      en: "Knows who needs a room, a desk or someone to talk to.",
      fr: "Sait qui cherche une salle, un bureau ou quelqu’un à qui parler.",
    },
  },
];
