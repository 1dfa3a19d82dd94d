/** The sign-in messages in French, shown until the visitor has chosen a language. */
export const untilChosen = {
  wrong: "Identifiants invalides",
  signInFailed: "Erreur lors de la connexion",
  signUpFailed: "Erreur lors de l'inscription",
};
