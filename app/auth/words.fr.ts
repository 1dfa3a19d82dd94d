import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  untilChosen: {
    wrong: "Identifiants invalides",
    signInFailed: "Erreur lors de la connexion",
    signUpFailed: "Erreur lors de l'inscription",
  },
  wrong: "Identifiants invalides",
  signInFailed: "Erreur lors de la connexion",
  signUpFailed: "Erreur lors de l'inscription",
  email: "E-mail",
  password: "Mot de passe",
  errors: {
    emailRequired: "Indiquez votre e-mail",
    emailInvalid: "Cela ne ressemble pas à une adresse e-mail",
    passwordRequired: "Indiquez votre mot de passe",
    passwordTooLong: "128 caractères au maximum",
  },
  crowded: "Beaucoup de monde en ce moment. Réessayez dans quelques secondes.",
  home: "Revenir à l’accueil",
  signIn: {
    title: "Se connecter",
    description: "Connectez-vous à votre espace The Lab, fondateur ou investisseur.",
    submit: "Se connecter",
    wrongHint:
      "Vous venez de vous inscrire\u202F? Ouvrez d’abord le lien de notre mail de confirmation, ou faites-le renvoyer.",
    blocked: "La connexion à ce compte a été fermée. Écrivez-nous si vous pensez que c’est une erreur.",
    limited: (minutes) =>
      `Trop d’essais. Revenez dans ${minutes} ${minutes === 1 ? "minute" : "minutes"}, ou choisissez un nouveau mot de passe.`,
  },
  account: { title: "Votre compte", signOut: "Se déconnecter" },
};
