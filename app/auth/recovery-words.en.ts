export const words = {
  few: (left: number) =>
    left === 0
      ? "No recovery code is left: without your phone you could not sign in. Make new ones now."
      : `Only ${left} recovery ${left === 1 ? "code is" : "codes are"} left. Make new ones before you need them.`,
  renew: "New recovery codes",
  text: "Ten new codes take the place of those that are left. Enter your password, and the six digits of your authenticator app or one of the codes.",
  submit: "Make new codes",
};
