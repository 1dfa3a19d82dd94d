import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Tableau de bord Investisseur",
  hello: (name) => `Bonjour ${name}`,
  completion: (rate) => `Profil complété à ${rate}\u00A0%`,
  badges: { basics: "Infos de base", experience: "Expérience", capacity: "Capacité", preferences: "Préférences" },
  reached: "palier atteint",
  missing: (fields) => `Reste à remplir\u00A0: ${fields}.`,
  updated: { title: "Profil complété !", text: "Vos informations ont été enregistrées avec succès." },
  edit: "Modifier mon profil",
  profile: "Mon Profil",
  rail: {
    label: "Espace investisseur",
    dashboard: "Tableau de bord",
    deals: "Deals",
    introductions: "Mises en relation",
    sessions: "Sessions",
    team: "Équipe",
  },
  pending: {
    title: "Votre compte attend d’être validé.",
    text: (by) =>
      `${by ? `Nous vérifions que vous investissez activement, et vous répondons par e-mail au plus tard le ${by}.` : "Nous vérifions que vous investissez activement. Notre réponse prend plus de temps que promis\u00A0: vous la recevrez par e-mail."} D’ici là, vous pouvez remplir votre profil\u202F; les startups ne sont montrées qu’aux investisseurs validés.`,
  },
  refused: {
    title: "Votre compte n’est pas validé.",
    text: "Nous l’avons examiné et vous avons écrit pourquoi. Aucune startup ne vous est présentée.",
  },
  next: {
    title: "À faire maintenant",
    profile: {
      text: "Indiquez vos stades et vos tickets\u00A0: ce sont eux qui comptent le plus dans la correspondance.",
      action: "Compléter mon profil",
    },
    register: {
      text: "Inscrivez-vous aux Pitch Sessions\u00A0: c’est gratuit pour les investisseurs.",
      action: "M’inscrire",
    },
    reserve: {
      text: "Réservez votre place à la prochaine Pitch Session\u00A0: c’est gratuit pour les investisseurs validés.",
      action: "Réserver ma place",
    },
    join: {
      text: "La prochaine Pitch Session a une liste d’attente, que vous pouvez rejoindre.",
      action: "Rejoindre la liste d’attente",
    },
    refused: {
      text: "Vous n’avez rien à faire. Si votre situation a changé, ou si vous pensez que c’est une erreur, écrivez-nous.",
      action: "Nous écrire",
    },
  },
  cards: {
    informations: "Informations",
    focus: "Focus d’investissement",
    investment: "Investissement",
    name: "Nom",
    email: "E-mail",
    nothing: "Non renseigné",
    ticket: "Ticket",
    between: (min, max) => `${min} à ${max}`,
    from: (min) => `à partir de ${min}`,
    upTo: (max) => `jusqu’à ${max}`,
  },
  opportunities: {
    title: "Opportunités",
    none: "Les opportunités arrivent bientôt\u00A0: aucune à vous présenter pour l’instant.",
    pending: "Les opportunités arrivent bientôt\u00A0: vous les verrez dès que votre compte sera validé.",
    open: (count) => (count === 1 ? "Voir la startup publiée" : `Voir les ${count} startups publiées`),
  },
  introductions: {
    title: "Mises en relation en cours",
    none: "Aucune. Demandez à rencontrer une startup depuis sa page.",
    open: "Voir toutes les mises en relation",
    turns: {
      answer: (until) => `Nous vous la proposons\u00A0: répondez au plus tard le ${until}.`,
      wait: (until) => `Elle peut répondre jusqu’au ${until}.`,
      pick: () => "Elle a dit oui et propose des créneaux\u00A0: choisissez-en un.",
      write: () => "Elle a dit oui\u00A0: vous avez son adresse.",
      left: () => "La personne qui a accepté a quitté la startup.",
      meeting: (at, minutes) => `Rendez-vous le ${at} (Paris), pendant ${minutes}\u00A0minutes.`,
      outcome: () => "Elle a dit oui il y a deux semaines ou plus\u00A0: dites-nous ce qu’il en est.",
    },
  },
  seats: {
    none: "Réserver ma place",
    full: "Rejoindre la liste d’attente",
    seated: "Ma place est réservée",
    waiting: "Je suis sur la liste d’attente",
  },
  registrations: {
    title: "Mes inscriptions",
    none: "Pas encore d’inscription aux Pitch Sessions avec cette adresse e-mail.",
    sent: (date) => `Inscription du ${date}`,
    register: "M’inscrire",
  },
  risk: "Vous pouvez perdre tout le capital investi, et la revente est difficile. The Lab vous présente des fondateurs\u202F; il ne donne aucun conseil en investissement.",
};
