import { de } from "../../../platform/language/elision.ts";
import { fundLimits } from "../../../domain/fund/fund-limits.ts";
import { emailErrors } from "../../shell/form/person-errors.fr.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Mon équipe",
  alone: "Vous n’avez pas encore d’équipe",
  text: `Jusqu’à ${fundLimits.seats} personnes, vous et les invitations en cours comprises, chacune avec son propre compte validé. En équipe, vous partagez étapes, étiquettes, notes d’équipe et limites des mises en relation. Vos propres notes restent à vous.`,
  people: "Collègues",
  you: "vous",
  leads: "invite et retire des collègues",
  lacksAccess: "sans accès en ce moment",
  since: (date) => `Depuis le ${date}`,
  remove: "Retirer",
  removeNamed: (name) => `Retirer ${name}`,
  invitations: "Invitations en cours",
  until: (date) => `Valable jusqu’au ${date}`,
  withdraw: "Retirer",
  withdrawNamed: (email) => `Retirer l’invitation ${de(email)}`,
  invite: "Inviter un collègue",
  email: "E-mail",
  inviteText: `Valable ${fundLimits.openDays}\u00A0jours, pour cette adresse seulement.`,
  send: "Envoyer l’invitation",
  leave: "Quitter l’équipe",
  leaveText:
    "Vous gardez vos propres notes et une copie des étapes que vous avez données. Ce que vos collègues ont écrit leur reste.",
  leaveButton: "Quitter",
  errors: {
    emailRequired: emailErrors.emailRequired.detail,
    emailInvalid: emailErrors.emailInvalid.detail,
  },
  done: {
    invite:
      "L’invitation est en route. Une adresse ne reçoit que quelques invitations par jour\u00A0: si rien n’est arrivé demain, retirez l’invitation et refaites-la.",
    withdraw: "L’invitation est retirée.",
    remove: "Cette personne n’est plus dans votre équipe.",
    leave: "Vous avez quitté l’équipe.",
    accept: "Vous êtes dans l’équipe.",
  },
  refused: {
    "invited-already":
      "Cette adresse a déjà une invitation en cours. Une adresse ne reçoit que quelques invitations par jour\u00A0: si rien n’est arrivé demain, retirez l’invitation et refaites-la.",
    seated: "Cette personne est déjà dans votre équipe.",
    full: `Votre équipe est au complet\u00A0: ${fundLimits.seats} personnes et invitations au plus.`,
    "not-lead": "C’est la personne à la tête de l’équipe qui invite.",
    limited: "Vous avez atteint la limite d’invitations du jour. Réessayez demain.",
  },
  invited: {
    title: (fund) => `Rejoindre ${fund || "une équipe d’investisseurs"}`,
    text: "Vous partagerez étapes, étiquettes, notes d’équipe sur les startups et limites des mises en relation avec vos collègues. Les étapes déjà données et vos propres notes restent à vous.",
    by: (name, email) =>
      `${name ? `${name} (${email})` : email} vous invite. N’acceptez que si vous travaillez avec cette personne\u00A0: nous avons vérifié son adresse, pas le nom de l’équipe.`,
    whose: (masked) => `L’invitation est pour le compte d’investisseur à l’adresse ${masked}.`,
    other: "Connectez-vous avec l’adresse invitée pour l’accepter.",
    notApproved: "Votre compte doit d’abord être validé. Rouvrez ce lien une fois que c’est fait.",
    notInvestor: "Il faut un compte d’investisseur à cette adresse.",
    signIn: "Se connecter",
    signUp: "Créer un compte",
    accept: "Rejoindre l’équipe",
    refuse: "Décliner",
    notMe: "Elle ne m’est pas destinée",
    notMeText:
      "«\u00A0Elle ne m’est pas destinée\u00A0» empêche aussi toute nouvelle invitation à rejoindre l’équipe d’un fonds à cette adresse.",
    problems: {
      seated: "Vous êtes dans une autre équipe\u00A0: quittez-la d’abord, puis rouvrez ce lien.",
      full: "L’équipe est au complet. Demandez à votre collègue de libérer une place.",
      "not-yours": "Connectez-vous avec l’adresse invitée pour l’accepter.",
    },
    gone: {
      title: "Cette invitation est close",
      text: `Elle a été utilisée, déclinée ou retirée, ou ses ${fundLimits.openDays}\u00A0jours sont passés. Demandez-en une nouvelle à votre collègue.`,
    },
    refused: { title: "Vous avez décliné l’invitation", text: "Plus rien n’est envoyé pour cette invitation." },
    stopped: {
      title: "Cette adresse ne recevra plus d’invitation à rejoindre l’équipe d’un fonds",
      text: "L’invitation est déclinée.",
    },
  },
};
