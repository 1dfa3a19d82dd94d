import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: (startup) => `Rejoindre ${startup || "une startup"}`,
  roles: {
    editor: "Vous êtes invité comme éditeur\u00A0: vous lirez l’espace de la startup et pourrez y écrire.",
    reader: "Vous êtes invité comme lecteur\u00A0: vous lirez l’espace de la startup.",
  },
  by: (name, email) =>
    `${name ? `${name} (${email})` : email} vous invite. N’acceptez que si vous travaillez avec cette personne\u00A0: nous avons vérifié son adresse, pas le nom de la startup.`,
  until: (date) => `L’invitation est ouverte jusqu’au ${date}.`,
  accept: "Rejoindre l’équipe",
  refuse: "Refuser",
  notMe: "Cette invitation n’est pas pour moi",
  notMeText:
    "«\u00A0Cette invitation n’est pas pour moi\u00A0» arrête aussi les prochaines invitations à rejoindre l’équipe d’une startup à cette adresse.",
  whose: (masked) => `L’invitation est pour le compte à l’adresse ${masked}.`,
  other: (email) => `Vous êtes connecté avec ${email}. Connectez-vous avec l’adresse invitée pour accepter.`,
  signIn: "Se connecter",
  signUp: "Créer un compte",
  signUpText:
    "Pas encore de compte\u202F? Créez-en un avec l’adresse invitée\u00A0: vous revenez ici une fois l’adresse confirmée.",
  investor: "Un compte de ce type ne peut pas rejoindre l’équipe d’une startup. Écrivez-nous s’il vous faut les deux.",
  seated: {
    title: "Vous faites partie d’une autre startup",
    text: "Quittez-la ou fermez-la sur la page de votre équipe, puis rouvrez ce lien.",
    to: "La page de mon équipe",
  },
  full: { title: "L’équipe est complète", text: "Demandez à la personne qui vous a invité de libérer une place." },
  gone: {
    title: "Cette invitation est close",
    text: "Elle a été utilisée, refusée ou retirée, ou ses 7 jours sont passés. Demandez-en une nouvelle à la startup.",
  },
  refused: {
    title: "Vous avez refusé l’invitation",
    text: "L’invitation disparaît de la liste de la startup, à qui nous n’envoyons pas d’e-mail.",
  },
  stopped: {
    title: "Cette adresse ne recevra plus d’invitation à rejoindre l’équipe d’une startup",
    text: "L’invitation est refusée.",
  },
};
