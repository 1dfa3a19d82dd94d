import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  search: {
    label: "Chercher dans les articles",
    placeholder: "Rechercher un article...",
    submit: "Rechercher",
  },
  tabs: {
    label: "Catégories",
    all: "Tous les articles",
    growth: "Croissance",
    fundraising: "Levée de fonds",
    strategy: "Stratégie",
  },
  categories: {
    growth: "Croissance",
    fundraising: "Levée de fonds",
    strategy: "Stratégie",
    "startup-tips": "Conseils aux startups",
  },
  writtenIn: { en: "En anglais", fr: "En français" },
  featured: "À la une",
  list: "Articles",
  found: (count) => (count === 1 ? "1 article trouvé" : `${count} articles trouvés`),
  read: "Lire l’article",
  minutes: (count) => `${count}\u00A0min de lecture`,
  empty: {
    search: "Aucun article ne correspond à votre recherche.",
    category: "Aucun article ne correspond à cette catégorie.",
    all: "Voir tous les articles",
  },
  pages: { label: "Pages de la liste", older: "Articles plus anciens", newest: "Revenir aux plus récents" },
  feed: "Flux RSS",
  article: {
    back: "Tous les articles",
    published: (date) => `Publié le ${date}`,
    checked: (date) => `vérifié le ${date}`,
    due: (date) =>
      `Cet article devait être revérifié avant le ${date} et ne l’a pas encore été\u00A0: contrôlez ses chiffres et ses textes de loi avant de vous y fier.`,
    views: (count, one) => (one ? "1 lecture" : `${count} lectures`),
    example: "Exemple",
    contents: "Dans cet article",
    share: "Lien vers cet article",
    copy: "Copier le lien",
    copied: "Lien copié.",
    notCopied: "Le lien est sélectionné\u00A0: copiez-le au clavier.",
    previous: "Article précédent",
    next: "Article suivant",
    neighbours: "Articles précédent et suivant",
    related: "Sur le même sujet",
  },
};
