import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  name: "Bureau",
  title: (page) => `${page} · Bureau · The Lab`,
  nav: {
    label: "Bureau",
    menu: "Menu",
    admin: "Aujourd’hui",
    "admin-applications": "Candidatures",
    "admin-leads": "Leads",
    "admin-people": "Personnes",
    "admin-content": "Contenus",
    "admin-deliveries": "Envois",
    "admin-audit": "Journal",
    "admin-figures": "Chiffres",
    "admin-privacy": "Vie privée",
    site: "Voir le site",
  },
  list: {
    filter: "Filtrer",
    clear: "Tout afficher",
    pages: "Pages de cette liste",
    previous: "Précédent",
    next: "Suivant",
    toStart: "Revenir au début de la liste",
    csv: "Télécharger en CSV",
    keys: "Les flèches passent d’une ligne à l’autre, Entrée en ouvre une.",
  },
};
