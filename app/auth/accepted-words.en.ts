export const words = {
  title: "Your account",
  open: {
    intro: (email: string) =>
      `You’re accepted: this opens your account with ${email}. The link was e-mailed to that address, so there’s nothing else to confirm.`,
    submit: "Open my account",
  },
  taken: "Your application fills in",
  takenText: "You can change any of it in your profile.",
  plan: "A new account starts with Free Member; one you already have keeps its plan. If your contract includes a plan, one of us opens it on your account.",
  known: {
    intro: (email: string) => `${email} already has an account.`,
    fill: "Your application can fill in what’s still empty in your profile. What you wrote there stays.",
    submit: "Fill in my profile",
    nothing: "Your profile already has everything your application says.",
    filled: (fields: string) => `Filled in from your application: ${fields}.`,
    signIn: "Sign in",
    notFounder:
      "It isn’t a founder’s account, so your application can’t fill in its profile. Write to us and we’ll sort it out.",
    write: "Write to us",
  },
  gone: {
    title: "This link doesn’t open an account",
    text: "Its address is incomplete, or the application it belongs to is no longer accepted.",
  },
};
