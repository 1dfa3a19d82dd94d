/** Shown when a form arrives after its sender’s session has ended. */
export const words = {
  title: "Your session has ended",
  text: "Nothing was saved, but what you typed is still here. Sign in in a new tab, then come back and send it again.",
  signIn: "Sign in in a new tab",
  again: "Send it again",
  typed: "What you wrote",
};
