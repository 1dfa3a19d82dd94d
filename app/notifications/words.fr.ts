import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Notifications",
  none: (alerts) =>
    `Rien à signaler pour l’instant. ${alerts ? "Les alertes sur tes chiffres, les" : "Les"} échéances et les réponses s’afficheront ici.`,
  latestOf: (shown, inAll) => `Les ${shown} dernières sur ${inAll}.`,
  noneOfInvestor:
    "Rien à signaler pour l’instant. Notre réponse sur votre compte et les nouvelles startups qui correspondent à tout ce que vous cherchez s’afficheront ici.",
  isNew: "Nouveau",
  earlier: (count) => `Plus anciennes (${count})`,
  read: "Tout marquer comme lu",
  allRead: { title: "Tout est lu.", text: "" },
  mailTitle: "Par e-mail",
  mailText: (contact) =>
    `L’e-mail du jour part à 08:00, heure de Paris, s’il s’est passé quelque chose. Les messages légaux et de sécurité, et ceux sur les rendez-vous que tu réserves${contact ? ", sur les mises en relation et la Pitch Session de ta startup, et sur la fin de ton offre," : ""} te parviennent toujours.`,
  toContact:
    "Les e-mails sur les demandes, le profil, la Pitch Session et l’offre vont au contact de ta startup. Ton e-mail du jour dit de quoi ils parlent.",
  mailTextOfInvestor:
    "L’e-mail du jour part à 08:00, heure de Paris, s’il s’est passé quelque chose. Les messages légaux et de sécurité, notre réponse sur votre compte, le oui d’une startup, vos rendez-vous, vos places et les nouvelles des startups que vous suivez vous parviennent toujours.",
  kinds: {
    daily: "Un e-mail par jour sur\u00A0:",
    "publication-look": "Un e-mail après la relecture de mon profil investisseur",
    "introduction-asked": "Un e-mail à chaque demande de rencontre ou proposition d’investisseur",
    reviews: "Un e-mail sur les dossiers à noter",
    "introduction-proposed": "Un e-mail quand The Lab me propose une startup",
    "introduction-request": "Demandes de rencontre\u00A0: suites données, demandes expirées",
    introduction: "Mes demandes de rencontre",
    alert: "Alertes sur mes chiffres",
    "check-in-due": "Chiffres à saisir",
    view: "Investisseurs qui consultent mon profil",
    "mentor-request": "Réponses des mentors",
    "score-review": "Réexamens de mon score",
    "pitch-session": "Ma Pitch Session",
    follower: "Les investisseurs qui me suivent",
    deck: "Mon deck\u00A0: nouveaux lecteurs, liens qui expirent, fermeture",
    match: "Nouvelles startups qui correspondent à tout ce que je cherche",
  },
  requestsOfOthers: "Demandes de rencontre",
  save: "Enregistrer",
  saved: { title: "C’est enregistré.", text: "" },
};
