import { linkLimits } from "../../../domain/deck/link.ts";
import { de } from "../../../platform/language/elision.ts";
import { followLimits } from "../../../domain/follow/follow-limits.ts";
import { updateLimits } from "../../../domain/investor-update/update.ts";
import { emailErrorsFamiliar } from "../../shell/form/person-errors.fr.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Nouvelles aux investisseurs",
  context: `Deux envois par mois au plus, rectificatifs compris, à ${followLimits.recipients} personnes au plus`,
  checkInFirst: (month) => `D’abord, tes chiffres ${de(month)}`,
  checkInText: "Tes nouvelles reprennent tes chiffres du mois. Saisis-les, et cette page se remplit.",
  checkIn: "Saisir mes chiffres",
  numbersOf: (month) => `Tes chiffres ${de(month)}`,
  frozen: "Repris de ta saisie, figés à l’envoi. La trésorerie et le runway restent cachés si tu ne les coches pas.",
  show: {
    cash: (value) => `Montrer ma trésorerie\u00A0: ${value}`,
    runway: (value) => `Montrer mon runway\u00A0: ${value}`,
  },
  answers: { yes: "Montré", no: "Caché" },
  save: "Enregistrer le brouillon",
  savedAt: (when) => `Enregistré le ${when}`,
  texts: { worked: "Ce qui a marché", stuck: "Ce qui coince", asked: "Ce que tu demandes" },
  hints: {
    worked: "Trois phrases suffisent.",
    stuck: "Un fait, une cause, ce que tu essaies.",
    asked: "Une seule demande, précise.",
  },
  deck: "Joindre un lien vers mon deck",
  deckText: `Une adresse invitée sans lien valable reçoit le sien, pour ${linkLimits.named.days}\u00A0jours. Un lien encore valable garde sa date de fin, et une adresse dont tu as désactivé le lien n’en reçoit pas. Si un lien précédent demandait un accord qui n’a pas été accepté, le nouveau le demande aussi. Les investisseurs qui te suivent ouvrent le deck dans leur compte, tant que ton profil le montre.`,
  recipients: "Qui les reçoit",
  recipientsText: "Les personnes désabonnées n’apparaissent plus ici.",
  noRecipients: (isPublic) =>
    `Personne encore\u00A0: ${isPublic ? "les investisseurs peuvent te suivre depuis ton profil" : "publie ton profil pour que des investisseurs te suivent"}, ou invite une adresse.`,
  invited: "adresse invitée",
  unnamed: "Un investisseur",
  received: (count) => (count === 1 ? "a reçu 1 envoi" : `a reçu ${count} envois`),
  since: (date) => `depuis le ${date}`,
  after:
    "Une fois envoyées, tes nouvelles ne changent plus\u00A0: une correction fait l’objet d’un nouveau message daté.",
  preview: "Aperçu",
  send: "Envoyer",
  previewTitle: "Ce que tes lecteurs recevront",
  subject: (subject) => `Objet\u00A0: ${subject}`,
  replyTo: (email) =>
    `Les adresses invitées répondent à ${email}. Les investisseurs à qui ta startup a dit oui répondent à la personne qui l’a dit. Les autres investisseurs qui te suivent ne voient aucune adresse, ni toi la leur.`,
  correcting: "Ce message en corrige un précédent, et il le dit.",
  invite: "Inviter une adresse",
  inviteText: `Elle ne reçoit rien avant d’avoir confirmé depuis notre e-mail, sous ${followLimits.openDays} jours.`,
  email: "E-mail",
  inviteButton: "Envoyer l’invitation",
  confirmedOn: (date) => `Confirmée le ${date}`,
  waits: (date) => `Pas encore confirmée, valable jusqu’au ${date}`,
  remove: "Retirer",
  removeNamed: (email) => `Retirer ${email} de mes lecteurs`,
  archive: (count) => (count > 0 ? `Archives (${count})` : "Archives"),
  noArchive: "Tes envois apparaîtront ici, avec la liste de leurs destinataires.",
  updateOf: (month) => `Nouvelles ${de(month)}`,
  sentTo: (date, count) => `Envoyées le ${date} à ${count} ${count < 2 ? "personne" : "personnes"}.`,
  isCorrection: "Un rectificatif.",
  correct: "Envoyer un rectificatif",
  whoGotIt: "Qui les a reçues",
  erased: (count) => (count === 1 ? "Et une personne partie depuis." : `Et ${count} personnes parties depuis.`),
  back: "Retour à mes nouvelles",
  errors: {
    emailRequired: emailErrorsFamiliar.emailRequired.detail,
    emailInvalid: emailErrorsFamiliar.emailInvalid.detail,
    textRequired: "Écris au moins l’un des trois.",
    tooLong: `Raccourcis à ${updateLimits.text} caractères.`,
  },
  done: {
    save: { title: "Brouillon enregistré", text: "Rien n’est parti." },
    send: { title: "Tes nouvelles sont parties", text: "Chaque lecteur reçoit son e-mail." },
    invite: {
      title: "L’invitation est en route",
      text: "L’adresse rejoint tes lecteurs une fois qu’elle a confirmé. Elle ne reçoit que quelques invitations par jour\u00A0: si rien n’est arrivé demain, retire-la et invite-la de nouveau.",
    },
    remove: { title: "L’adresse n’est plus parmi tes lecteurs", text: "" },
  },
  refused: {
    held: "Nous ne pouvons rien envoyer au nom de ta startup en ce moment. Écris-nous.",
    "check-in": "Saisis d’abord les chiffres du mois dernier\u00A0: tes nouvelles les reprennent.",
    "numbers-changed":
      "Rien n’est parti\u00A0: tes chiffres ont changé depuis que tu as ouvert cette page. Vérifie les nouveaux ci-dessous, puis envoie.",
    nobody: "Choisis au moins un lecteur.",
    "too-many": `Choisis ${followLimits.recipients} lecteurs au plus.`,
    "no-deck": "Tu n’as pas de deck que tes lecteurs puissent ouvrir\u00A0: décoche le lien, ou dépose un deck.",
    "too-many-links":
      "Ton offre n’a plus de lien pour ces adresses\u00A0: décoche le lien, ou désactive d’anciens liens.",
    "month-full": "Tu as déjà fait deux envois ce mois-ci. Le prochain peut partir le 1er.",
    "invited-already":
      "Cette adresse est déjà invitée. Une adresse ne reçoit que quelques invitations par jour\u00A0: si rien n’est arrivé demain, retire-la et invite-la de nouveau.",
    "reader-already": "Cette adresse fait déjà partie de tes lecteurs\u00A0: elle a confirmé.",
    full: `Tu as ${followLimits.recipients} adresses invitées\u00A0: retires-en une pour en inviter une autre.`,
    limited: "Tu as atteint la limite d’invitations du jour. Réessaie demain.",
    failed: "L’action a échoué. Réessaie.",
  },
};
