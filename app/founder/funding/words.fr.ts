import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Aides & Financements",
  label: "Financements",
  tabs: { trends: "Tendances régionales", banks: "Financement bancaire", public: "Aides publiques" },
  trends: {
    title: "Où grandissent les startups",
    text: "Ce qui aide une startup, région par région.",
    data: (month) => `Données\u00A0: ${month}`,
    figures: {
      dealsPercentage: "Part des opérations",
      amountRaised: "Levé en un an",
      growthRate: "Croissance sur un an",
      employmentGrowth: "Emplois sur un an",
    },
    sample: "Exemple\u00A0: chiffres inventés",
    region: "Région",
    own: "ta région",
    caption: "Chaque barre part de zéro et se mesure à la plus grande somme levée.",
  },
  banks: {
    title: "Ce qu’une banque peut te prêter",
    text: "Les principaux crédits, avec les montants habituels. Le tien dépend de ta banque et de tes comptes.",
    columns: { credit: "Crédit", amount: "Montant", use: "À quoi il sert", difficulty: "Difficulté" },
    neutral:
      "C’est une information. Nous ne plaçons aucun prêt, aucune banque ne nous paie, et aucun produit d’ici n’est l’offre d’une banque en particulier.",
  },
  public: {
    title: "Les aides publiques, triées pour toi",
    text: "Triées d’après ta région, ton stade et ton secteur. Chacune dit pourquoi elle te correspond ou non.",
    unprofiled:
      "Ton profil ne dit pas encore ta région, ton stade et ton secteur. Remplis-les\u00A0: la liste se triera toute seule.",
  },
  profile: "Ouvrir mon profil",
  everywhere: { national: "National", europe: "Europe" },
  types: { grant: "Subvention", "repayable-advance": "Avance récupérable", "tax-credit": "Crédit d’impôt" },
  status: { available: "Ouverte", limited: "Limitée" },
  difficulties: { easy: "Facile", medium: "Moyen", hard: "Difficile" },
  unfit: (count) => `Pas pour toi en ce moment (${count})`,
  fit: { yes: "Pour toi.", maybe: "Peut-être pour toi.", no: "Pas pour toi en ce moment." },
  fits: {
    region: {
      fits: (region) => `Ta région, ${region}`,
      unknown: (region) => `Réservée à la région ${region}\u00A0: ton profil ne dit pas la tienne`,
      differs: (region) => `Réservée à la région ${region}`,
    },
    stage: {
      fits: "Pour ton stade",
      unknown: "Ton profil ne dit pas ton stade",
      differs: "Pour un autre stade que le tien",
    },
    sector: {
      fits: "Pour ton secteur",
      unknown: "Ton profil ne dit pas ton secteur",
      differs: "Pour d’autres secteurs que le tien",
    },
  },
  deadline: (date) => `Prend fin le ${date}.`,
  calendar: "Ajouter à mon agenda",
  lastDay: (aid) => `fin\u00A0: ${aid}`,
  details: "Qui peut la demander, et comment",
  source: "Source",
  dated: (date) => `datée du ${date}`,
  undated: "non datée",
  toCheck: "À vérifier.",
  checkFirst: "«\u00A0À vérifier\u00A0»\u00A0: demande confirmation à l’organisme avant de compter dessus.",
};
