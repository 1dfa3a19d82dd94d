import { de } from "../../../platform/language/elision.ts";
import { emailErrorsFamiliar } from "../../shell/form/person-errors.fr.ts";
import { seatLimits } from "../../../domain/seat/seat-limits.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "L’équipe de ta startup",
  text: "Les propriétaires invitent, publient, candidatent, lancent le mois gratuit et y mettent fin. Les éditeurs écrivent tout le reste. Les lecteurs lisent. Chacun peut demander une offre.",
  people: "Personnes",
  roles: { owner: "Propriétaire", editor: "Éditeur", reader: "Lecteur" },
  since: (date) => `depuis le ${date}`,
  you: "toi",
  notice: (day) => `À partir du ${day}, nous pourrons te retirer de cette startup. Écris-nous si c’est une erreur.`,
  contact: "reçoit nos e-mails sur la startup",
  leaversLinks: (count) => ({
    title:
      count < 2
        ? "Un lien vers ton deck a été créé par une personne partie depuis"
        : `${count}\u00A0liens vers ton deck ont été créés par des personnes parties depuis`,
    text: "Un départ n’en coupe aucun.",
    to: "Voir qui a un lien",
  }),
  setRole: "Changer le rôle",
  remove: "Retirer",
  removeNamed: (name) => `Retirer ${name}`,
  invitations: "Invitations ouvertes",
  noInvitations: "Personne n’est invité pour le moment.",
  until: (date) => `ouverte jusqu’au ${date}`,
  withdraw: "Retirer",
  withdrawNamed: (email) => `Retirer l’invitation ${de(email)}`,
  invite: "Inviter quelqu’un",
  email: "E-mail",
  inviteAs: "Rôle",
  invites: {
    editor: "Éditeur\u00A0: lit et écrit",
    reader: "Lecteur\u00A0: lit seulement",
  },
  send: "Envoyer l’invitation",
  inviteText: `L’invitation est ouverte ${seatLimits.openDays} jours, pour cette adresse seulement. Une startup compte jusqu’à ${seatLimits.seats} personnes, invitations ouvertes comprises (${seatLimits.open} au plus).`,
  leave: "Quitter cette startup",
  leaveText:
    "Tu perds l’accès aussitôt, et ta conversation avec le copilote, tes notifications et l’adresse de ton agenda sont effacées. Les rendez-vous avec les investisseurs dont tu as accepté la demande sont annulés. Ce que tu as écrit reste à la startup, tout comme une place dans le programme. Ton compte reste aussi.",
  leaveContact: "Quelqu’un d’autre devient le contact, comme propriétaire.",
  leaveButton: "Quitter",
  close: "Fermer cette startup",
  closeText:
    "Tout ce qu’elle contient est effacé pour toujours\u00A0: chiffres, scores, documents, publication, offre, ainsi que ce que les investisseurs gardent à son sujet\u00A0: notes, étapes, demandes de rencontre. Nous les prévenons par e-mail. Tape son nom pour confirmer.",
  closeUnnamed:
    "Tout ce qu’elle contient est effacé pour toujours, ainsi que ce que les investisseurs gardent à son sujet. Nous les prévenons par e-mail.",
  closeOthers: "Tu pourras la fermer quand tous les autres l’auront quittée.",
  closeName: (name) => `Nom de la startup (${name})`,
  closeButton: "Fermer et effacer",
  owners: "Les propriétaires modifient cette page.",
  none: {
    title: "Tu n’es dans aucune startup",
    text: "Accepte une invitation, ou crée ta propre startup.",
    invitations: "Tes invitations",
    noInvitations: "Aucune startup n’a invité cette adresse.",
    unnamed: "Une startup",
    as: (role) => `avec le rôle ${role.toLowerCase()}`,
    open: "Ouvrir l’invitation",
    own: "Créer ma startup",
    begin: "Créer",
    beginText: "Tu en seras propriétaire.",
  },
  toProfile: "Retour à mon profil",
  done: {
    invite: {
      title: "L’invitation est en route",
      text: "Une adresse ne reçoit que quelques invitations par jour\u00A0: si rien n’est arrivé demain, retire l’invitation et refais-la.",
    },
    withdraw: { title: "L’invitation est retirée", text: "" },
    role: { title: "Le rôle est changé", text: "La personne est prévenue par e-mail." },
    remove: { title: "La personne ne fait plus partie de ta startup", text: "Elle est prévenue par e-mail." },
    leave: { title: "Tu as quitté la startup", text: "" },
    close: { title: "La startup est fermée et effacée", text: "" },
    accept: { title: "Bienvenue dans l’équipe", text: "" },
  },
  errors: {
    emailRequired: emailErrorsFamiliar.emailRequired.detail,
    emailInvalid: emailErrorsFamiliar.emailInvalid.detail,
    roleRequired: "Choisis un rôle.",
    name: "Tape exactement le nom de la startup.",
  },
  refused: {
    seated: "Cette personne est déjà dans ta startup.",
    "invited-already":
      "Cette adresse a déjà une invitation ouverte. Une adresse ne reçoit que quelques invitations par jour\u00A0: si rien n’est arrivé demain, retire l’invitation et refais-la.",
    full: `Ta startup n’a plus de place\u00A0: ${seatLimits.seats} personnes et invitations au plus.`,
    "too-many-open": `Retire d’abord une invitation\u00A0: ${seatLimits.open} peuvent être ouvertes à la fois.`,
    gone: "Cela a changé entre-temps\u00A0: regarde de nouveau la page.",
    owner: "Un propriétaire renonce à son rôle ou part de lui-même. Écris-nous si l’un d’eux ne le peut pas.",
    "last-owner": "Nomme d’abord un autre propriétaire.",
    notice:
      "Nous avons annoncé ton retrait de cette startup. Jusqu’à ce retrait, ou tant que nous n’y avons pas renoncé, tu ne peux ni inviter ni retirer quelqu’un, ni changer le rôle des autres, ni fermer la startup.",
    last: "Tu es la seule personne ici\u00A0: ferme la startup, ou invite d’abord quelqu’un.",
    others: "Tous les autres doivent d’abord partir.",
    name: "Ce n’est pas le nom de la startup\u00A0: rien n’a été effacé.",
    invalid: "Vérifie les réponses marquées.",
    "seated-elsewhere": "Quitte ou ferme d’abord ta startup actuelle.",
    failed: "Nous n’avons pas pu le faire. Réessaie dans un instant.",
  },
  limited: (hours) =>
    `Ta startup a atteint la limite du jour\u00A0: réessaie dans ${hours}\u00A0${hours === 1 ? "heure" : "heures"}.`,
};
