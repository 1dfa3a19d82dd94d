import type { words as en } from "./recovery-words.en.ts";

export const words: typeof en = {
  few: (left) =>
    left === 0
      ? "Il ne reste aucun code de secours\u00A0: sans votre téléphone, vous ne pourriez plus vous connecter. Faites-en de nouveaux maintenant."
      : `Il ne reste que ${left}\u00A0${left === 1 ? "code" : "codes"} de secours. Faites-en de nouveaux avant d’en avoir besoin.`,
  renew: "Nouveaux codes de secours",
  text: "Dix nouveaux codes remplacent ceux qui restent. Indiquez votre mot de passe, et les six chiffres de votre application d’authentification ou l’un des codes.",
  submit: "Faire de nouveaux codes",
};
