import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Notifications",
  none: (alerts) =>
    `Rien à signaler pour l’instant. ${alerts ? "Les alertes sur tes chiffres, les" : "Les"} échéances et les réponses s’afficheront ici.`,
  latestOf: (shown, inAll) => `Les ${shown} dernières sur ${inAll}.`,
  noneOfInvestor:
    "Rien à signaler pour l’instant. Notre réponse sur votre compte et les nouvelles startups qui correspondent à tout ce que vous cherchez s’afficheront ici.",
  isNew: "Nouveau",
  earlier: (count, unread) =>
    `Plus anciennes (${count}${unread > 0 ? `, dont ${unread} non ${unread > 1 ? "lues" : "lue"}` : ""})`,
  read: "Tout marquer comme lu",
  allRead: { title: "Tout est lu.", text: "" },
  mailTitle: "Par e-mail",
  mailText: (contact) =>
    `L’e-mail du jour part après 08:00, heure de Paris, s’il s’est passé quelque chose. Tu reçois toujours les messages obligatoires ou de sécurité, et ceux qui concernent tes rendez-vous${contact ? ", les mises en relation que tu acceptes, ta Pitch Session (heure de passage, annulation, refus) et la fin de ton offre" : " et les mises en relation que tu acceptes"}.`,
  toContact:
    "Les e-mails sur les nouvelles demandes, le profil, la Pitch Session et la fin de l’offre vont au contact de ta startup. Ton e-mail du jour dit de quoi ils parlent.",
  mailTextOfInvestor:
    "L’e-mail du jour part après 08:00, heure de Paris, s’il s’est passé quelque chose. Vous recevez toujours les messages obligatoires ou de sécurité, notre réponse sur votre compte, le oui d’une startup, vos rendez-vous, vos places, les nouvelles des startups que vous suivez et le départ d’une startup que vous gardiez.",
  kinds: {
    daily: "Chaque jour\u00A0:",
    "publication-look": "Un e-mail quand The Lab a relu mon profil investisseur",
    "introduction-asked": "Un e-mail à chaque demande de rencontre ou mise en relation proposée",
    reviews: "Un e-mail sur les dossiers à noter",
    "introduction-proposed": "Un e-mail quand The Lab me propose une startup",
    "introduction-request": "Demandes de rencontre\u00A0: suites et expirations",
    introduction: "Mes demandes de rencontre",
    alert: "Alertes sur mes chiffres",
    "check-in-due": "Chiffres à saisir",
    view: "Investisseurs qui consultent mon profil",
    "mentor-request": "Réponses des mentors",
    "score-review": "Réexamens de mon score",
    "pitch-session": "Ma Pitch Session",
    follower: "Investisseurs qui me suivent",
    deck: "Mon deck\u00A0: nouveaux lecteurs, liens qui expirent, accès bloqué par The Lab",
    match: "Nouvelles startups qui correspondent à tout ce que je cherche",
  },
  requestsOfOthers: "Demandes de rencontre",
  save: "Enregistrer",
  saved: { title: "C’est enregistré.", text: "" },
};
