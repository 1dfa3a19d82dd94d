import { de } from "../../../platform/language/elision.ts";
import type { words as en } from "./words.en.ts";
import { emailErrors } from "../../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  title: "Équipe",
  text: "Qui a accès au bureau, et ce que chacun peut ouvrir. Tous se connectent avec une double authentification ou une clé d’accès.",
  members: "Dans l’équipe",
  functionsOf: (functions) => functions.join(", "),
  lastSignIn: (when) => `Dernière connexion\u00A0: ${when}`,
  leavers: {
    title: "Réponses de personnes qui ne peuvent plus décider",
    line: (who, answers, first) =>
      `${who}\u00A0: ${answers === 1 ? "1\u00A0réponse n’est" : `${answers}\u00A0réponses ne sont`} pas encore ${answers === 1 ? "partie" : "parties"}. La première part à ${first}.`,
    recall: "Annuler tous les envois",
  },
  open: "Invitations en cours",
  noneOpen: "Aucune invitation en cours.",
  until: (day) => `Jusqu’au ${day}`,
  withdraw: "Retirer",
  withdrawOf: (email) => `Retirer l’invitation envoyée à ${email}`,
  invite: {
    title: "Inviter quelqu’un",
    text: "La personne reçoit un e-mail dont le lien fonctionne une fois, pendant 7\u00A0jours.",
    email: "E-mail",
    functions: "Fonctions",
    submit: "Envoyer l’invitation",
  },
  blocked: "Accès bloqué",
  change: {
    title: (who) => `Changer les fonctions ${de(who)}`,
    text: "La personne reste connectée\u00A0: ce qu’elle peut ouvrir change dès sa prochaine page. Si elle n’est plus expert growth, ses heures se ferment et ses rendez-vous à venir avec des startups sont annulés\u202F; ses appels avec des candidats sont maintenus\u00A0: invitez de nouveau les candidats, dans les heures de quelqu’un d’autre.",
    submit: "Changer les fonctions",
  },
  end: {
    title: (who) => `Mettre fin à l’accès ${de(who)}`,
    text: "La personne est déconnectée partout immédiatement. Son mot de passe, sa double authentification, ses liens et les invitations qu’elle a envoyées ne fonctionnent plus\u202F; un e-mail l’en informe. Ses heures à venir avec les startups sont annulées, et les startups prévenues par e-mail. Ses appels avec des candidats sont maintenus\u00A0: invitez de nouveau les candidats, dans les heures de quelqu’un d’autre.",
    notified:
      "D’après les réglages du site, des avis ou des réponses arrivent à l’adresse de cette personne\u00A0: indiquez-en une autre avant de mettre fin à son accès.",
    toSettings: "Ouvrir les réglages",
    to: "Qui reprend ses candidatures à évaluer",
    nobody: "Personne",
    submit: "Mettre fin à l’accès",
  },
  rights: {
    title: "Qui peut faire quoi",
    text: "Chaque page, liste, fichier et action du bureau suit ce tableau. Les administrateurs ont tous les droits.",
    right: "Droit",
    holders: "En plus des administrateurs",
    nobody: "Personne",
    names: {
      desk: "Ouvrir le bureau, dont la première page ne montre que ce qui est autorisé",
      score: "Noter les dossiers qui leur sont attribués",
      applications: "Candidatures, et leur fichier CSV",
      contacts: "Messages, contacts, abonnés, leurs fichiers CSV et la recherche",
      content: "Contenus et articles",
      sessions: "Pitch Sessions",
      startups: "Startups, réexamens de score et demandes de mentor",
      hours: "Heures des mentors et des experts (les siennes pour un expert)",
      figures: "Chiffres",
      team: "L’équipe et ses droits",
      accounts: "Comptes des personnes",
      plans: "Offres",
      copilot: "CoPilot, et les réponses signalées",
      audit: "Journal",
      privacy: "Demandes relatives aux données personnelles",
      deliveries: "Envois, et ce dont le site a encore besoin",
    },
  },
  errors: {
    emailRequired: emailErrors.emailRequired.detail,
    emailInvalid: emailErrors.emailInvalid.detail,
    functionsRequired: "Choisissez au moins une fonction",
  },
  problems: {
    account: "Cette adresse a déjà un compte. Invitez une autre adresse.",
    open: "Cette adresse a déjà une invitation en cours. Retirez-la d’abord pour en envoyer une autre.",
    many: "20 invitations sont en cours. Retirez-en une d’abord.",
    left: "Ces réponses sont parties ou ont déjà été annulées.",
    withdrawn: "Cette invitation n’est plus en cours.",
    unchanged: "Cette personne a déjà ces fonctions.",
    admin: "Un administrateur peut tout ouvrir\u202F; il n’a pas de fonction.",
    gone: "Cette personne ne fait plus partie de l’équipe.",
    last: "Le dernier administrateur reste\u00A0: invitez ou nommez-en d’abord un autre.",
    successor:
      "La personne choisie pour reprendre le travail ne fait pas partie de l’équipe. Choisissez quelqu’un d’autre.",
  },
};
