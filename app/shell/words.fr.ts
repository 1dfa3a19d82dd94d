import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  skip: "Aller au contenu",
  home: "The Lab, page d’accueil",
  nav: {
    label: "Principale",
    menu: "Menu",
    home: "Accueil",
    program: "Programme",
    "pitch-session": "Pitch Session",
    investors: "Investisseurs",
    blog: "Blog",
    about: "À propos",
    contact: "Contact",
    apply: "Candidater",
  },
  newTab: "S’ouvre dans un nouvel onglet",
  language: "Langue",
  theme: { label: "Couleurs", system: "Système", light: "Clair", dark: "Sombre" },
  rating: (stars) => `${stars} sur 5`,
  banner: { label: "Résultats", pause: "Mettre en pause le défilement des résultats", example: "Logos d’exemple" },
  footer: {
    label: "Pied de page",
    line: "18 mois de croissance, aucune prise de capital. Lattes, près de Montpellier.",
    site: "Le site",
    pricing: "Tarifs",
    idea: "Une idée en tête",
    quiz: "Le quiz",
    guide: "Le guide de 30 jours",
    studio: "Le studio",
    legal: "Informations légales",
    display: "Affichage",
    privacy: "Politique de confidentialité",
    "legal-notice": "Mentions légales",
    cookies: "Cookies",
    manage: "Gérer mes choix",
    disclaimer: "Le programme ne garantit aucune levée de fonds.",
  },
  consent: {
    title: "Les services d’autres sociétés",
    provider: "Prestataire",
    state: (madeOn, until) =>
      `Les cases montrent votre choix du ${madeOn}. Il vaut jusqu’au ${until}\u202F; vous pouvez le modifier avant.`,
    none: "Vous n’avez pas encore choisi : rien de ces sociétés ne se charge.",
    kept: {
      title: "Choix enregistré",
      text: "Vous pouvez le modifier à tout moment par «\u00A0Gérer mes choix\u00A0», au bas de chaque page.",
    },
    problems: {
      unavailable: {
        title: "Votre choix n’a pas pu être enregistré",
        text: "Rien de ces sociétés ne se charge. Réessayez dans un instant.",
      },
      outdated: {
        title: "Notre demande a changé depuis que vous avez ouvert cette page",
        text: "Rien de ces sociétés ne se charge, sauf si vous choisissez de nouveau.",
      },
      "no-cookies": {
        title: "Votre navigateur ne garde aucun cookie de ce site",
        text: "Votre choix ne peut pas être retenu : rien de ces sociétés ne se charge.",
      },
    },
  },
  toast: { area: "Notifications ({hotkey})", close: "Fermer" },
  notFound: {
    title: "Cette page n’existe pas",
    text: "L’adresse comporte peut-être une erreur, ou la page a changé de place.",
    home: "Revenir à l’accueil",
  },
  error: {
    title: "Un problème est survenu de notre côté",
    text: "La page n’a pas pu s’afficher. Rien de ce que vous avez envoyé n’a été confirmé comme reçu.",
    unavailableTitle: "Le site revient dans un instant",
    unavailableText: "Il n’accède pas à ses données en ce moment. Réessayez dans quelques secondes.",
    forbiddenTitle: "Cette page n’est pas ouverte à votre compte",
    forbiddenText:
      "Elle appartient à un autre type de compte. Connectez-vous avec le bon, ou écrivez-nous si vous pensez que c’est une erreur.",
    retry: "Réessayer",
    home: "Revenir à l’accueil",
  },
};
