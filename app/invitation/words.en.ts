export const words = {
  title: (startup: string) => `Join ${startup || "a startup"}`,
  roles: {
    editor: "You’re invited as an editor: you’ll read the startup’s space and write in it.",
    reader: "You’re invited as a reader: you’ll read the startup’s space.",
  },
  by: (name: string, email: string) =>
    `${name ? `${name} (${email})` : email} invites you. Accept only if you work with this person: we’ve checked the address, not the startup’s name.`,
  until: (date: string) => `The invitation is open until ${date}.`,
  accept: "Join the team",
  refuse: "Decline",
  notMe: "This isn’t meant for me",
  notMeText: "“This isn’t meant for me” also stops further invitations to join a startup’s team at this address.",
  whose: (masked: string) => `The invitation is for the account with the address ${masked}.`,
  other: (email: string) => `You’re signed in as ${email}. Sign in with the invited address to accept.`,
  signIn: "Sign in",
  signUp: "Create an account",
  signUpText: "No account yet? Create one with the invited address: you come back here once it is confirmed.",
  investor: "An account of this kind can’t join a startup’s team. Write to us if you need both.",
  seated: {
    title: "You’re in another startup",
    text: "Leave or close it on your team’s page, then open this link again.",
    to: "My team’s page",
  },
  full: { title: "The team is full", text: "Ask the person who invited you to free a place." },
  gone: {
    title: "This invitation is closed",
    text: "It has been used, declined or withdrawn, or its 7 days are over. Ask the startup for a new one.",
  },
  refused: {
    title: "You declined the invitation",
    text: "The invitation leaves the startup’s list. We don’t e-mail the startup about it.",
  },
  stopped: {
    title: "We won’t send this address any more invitations to join a startup’s team",
    text: "The invitation is declined.",
  },
};
