/** The catalogue's messages as it gives them: shown so, marked as French, until a language was chosen. */
const untilChosen = {
  wrong: "Identifiants invalides",
  signInFailed: "Erreur lors de la connexion",
  signUpFailed: "Erreur lors de l'inscription",
};

export const words = {
  untilChosen,
  wrong: "Wrong e-mail or password",
  signInFailed: "You could not be signed in",
  signUpFailed: "Your account could not be created",
  email: "E-mail",
  password: "Password",
  errors: {
    emailRequired: "Enter your e-mail",
    emailInvalid: "This does not look like an e-mail address",
    passwordRequired: "Enter your password",
    passwordTooLong: "At most 128 characters",
  } as Record<string, string>,
  crowded: "Many people are here just now. Please try again in a few seconds.",
  home: "Back to the home page",
  signIn: {
    title: "Sign in",
    description: "Sign in to your space at The Lab, as a founder or an investor.",
    submit: "Sign in",
    wrongHint: "Just signed up? Open the link in our confirmation mail first, or have it sent again.",
    blocked: "This account has been closed to sign-in. Write to us if you think this is a mistake.",
    limited: (minutes: number) =>
      `Too many tries. Please come back in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or set a new password.`,
  },
  account: { title: "Your account", signOut: "Sign out" },
};
