/** Fixed sign-in messages in French, shown in this language until the visitor has chosen one. */
export const untilChosen = {
  wrong: "Identifiants invalides",
  signInFailed: "Erreur lors de la connexion",
  signUpFailed: "Erreur lors de l'inscription",
};
