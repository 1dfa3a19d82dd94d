/** The catalogue's messages as it gives them: shown so, marked as French, until a language was chosen. */
export const untilChosen = {
  wrong: "Identifiants invalides",
  signInFailed: "Erreur lors de la connexion",
  signUpFailed: "Erreur lors de l'inscription",
};
