import { introductionLimits } from "../../domain/introduction/introduction.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  kinds: {
    daily: {
      question: "Arrêter l’e-mail quotidien\u202F?",
      text: (email) =>
        `${email} ne recevra plus l’e-mail qui résume la journée. Ce qu’il aurait dit reste dans le compte, sous «\u00A0Notifications\u00A0».`,
      stopped: "L’e-mail quotidien est arrêté",
    },
    "publication-look": {
      question: "Arrêter les e-mails sur le profil investisseur\u202F?",
      text: (email) =>
        `${email} ne sera plus prévenu par e-mail quand nous montrons ou non le profil aux investisseurs. Notre réponse reste dans le compte, sous «\u00A0Notifications\u00A0».`,
      stopped: "Les e-mails sur le profil investisseur sont arrêtés",
    },
    "introduction-asked": {
      question: "Arrêter les e-mails sur les nouvelles demandes de rencontre\u202F?",
      text: (email) =>
        `${email} ne saura plus par e-mail qu’un investisseur demande à rencontrer ta startup, ou que nous en proposons un. Les demandes s’affichent toujours dans ton cockpit, et restent ouvertes ${introductionLimits.days}\u00A0jours.`,
      stopped: "Les e-mails sur les nouvelles demandes de rencontre sont arrêtés",
    },
    reviews: {
      question: "Arrêter les e-mails sur les évaluations\u202F?",
      text: (email) =>
        `${email} ne recevra plus d’e-mail sur les dossiers à noter ni sur les réponses annulées. Le bureau continue de les montrer.`,
      stopped: "Les e-mails sur les évaluations sont arrêtés",
    },
    "introduction-proposed": {
      question: "Arrêter les e-mails sur les startups proposées\u202F?",
      text: (email) =>
        `${email} ne saura plus par e-mail que nous proposons une startup. Les propositions restent dans le compte, sous «\u00A0Mises en relation\u00A0».`,
      stopped: "Les e-mails sur les startups proposées sont arrêtés",
    },
    "session-date": {
      question: "Quitter la liste des dates de Pitch Session\u202F?",
      text: (email) => `${email} ne recevra plus la date d’une Pitch Session.`,
      stopped: "L’adresse n’est plus sur la liste",
    },
    "conference-date": {
      question: "Arrêter les e-mails sur la date de la conférence\u202F?",
      text: (email) => `${email} ne recevra plus la date de la conférence gratuite. La place reste réservée.`,
      stopped: "Les e-mails sur la date de la conférence sont arrêtés",
    },
    "deck-invitation": {
      question: "Ne plus recevoir de decks de startups\u202F?",
      text: (email) =>
        `Plus aucune startup ne pourra écrire à ${email} par nous au sujet de son deck. Les liens créés ensuite n’y enverront pas de code.`,
      stopped: "Les e-mails sur les decks sont arrêtés",
    },
    "seat-invitation": {
      question: "Ne plus recevoir d’invitations de startups\u202F?",
      text: (email) => `${email} ne pourra plus être invité dans l’équipe d’une startup.`,
      stopped: "Les invitations de startups sont arrêtées",
    },
    "follow-invitation": {
      question: "Ne plus être invité à recevoir les nouvelles de startups\u202F?",
      text: (email) => `${email} ne sera plus invité à recevoir les nouvelles d’une startup.`,
      stopped: "Ces invitations sont arrêtées",
    },
    "fund-invitation": {
      question: "Ne plus être invité dans une équipe d’investisseurs\u202F?",
      text: (email) => `${email} ne sera plus invité dans une équipe d’investisseurs.`,
      stopped: "Ces invitations sont arrêtées",
    },
    "investor-update": {
      question: "Ne plus recevoir les nouvelles de cette startup\u202F?",
      text: (email) => `${email} ne recevra plus les nouvelles de cette startup et n’est plus parmi ses lecteurs.`,
      stopped: "Les nouvelles de cette startup sont arrêtées",
    },
  },
  stop: "Arrêter ces e-mails",
  only: "Nos autres e-mails ne changent pas.",
  stoppedText: (email) => `${email} ne recevra plus ces e-mails. Nos autres e-mails ne changent pas.`,
  resume: "Les recevoir de nouveau",
};
