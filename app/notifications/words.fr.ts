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
    `Un e-mail par jour au plus, à 08:00, heure de Paris, et seulement s’il s’est passé quelque chose. Les messages légaux et de sécurité te parviennent toujours${contact ? ", comme ceux qui annoncent la fin de ton offre" : ""}.`,
  toContact:
    "Les e-mails sur les demandes, le profil et l’offre vont au contact de ta startup. Ton e-mail du jour dit de quoi ils parlent.",
  mailTextOfInvestor:
    "Un e-mail par jour au plus, à 08:00, heure de Paris, et seulement s’il s’est passé quelque chose. Les messages légaux et de sécurité vous parviennent toujours, comme notre réponse sur votre compte.",
  kinds: {
    daily: "Un e-mail par jour sur\u00A0:",
    "publication-look": "Un e-mail quand nous avons relu mon profil investisseur",
    "introduction-asked": "Un e-mail quand un investisseur demande à nous rencontrer, ou que nous en proposons un",
    reviews: "Un e-mail sur les dossiers à noter",
    "introduction-proposed": "Un e-mail quand The Lab me propose une startup",
    "introduction-request": "Demandes de rencontre\u00A0: restées sans réponse, et leur suite",
    introduction: "Mes demandes de rencontre",
    alert: "Alertes sur mes chiffres",
    "check-in-due": "Chiffres à saisir",
    view: "Investisseurs qui consultent mon profil",
    "mentor-request": "Réponses des mentors",
    "score-review": "Réexamens de mon score",
    "pitch-session": "Ma Pitch Session",
    follower: "Les investisseurs qui me suivent",
    deck: "Mon deck\u00A0: nouveaux lecteurs, liens qui prennent fin, fermeture par nous",
    match: "Nouvelles startups qui correspondent à tout ce que je cherche",
  },
  requestsOfOthers: "Demandes de rencontre",
  save: "Enregistrer",
  saved: { title: "C’est enregistré.", text: "" },
};
