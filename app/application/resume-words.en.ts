export const words = {
  title: "Continue your application",
  description: "Ask for a link to your draft, or to the application that you sent.",
  intro: "Enter the e-mail of your draft or your application: we send you a link that opens it on this device.",
  submit: "Send me the link",
  failure: { title: "An error occurred", text: "The link could not be asked for. Please try again." },
  asked: "Check your inbox",
  askedText:
    "If a draft or an application is kept under this address, a link to it is on its way. It works once, within 24 hours.",
  open: "Open my application",
  openText: "This link works once. It leads to what we keep under your e-mail.",
  used: "This link does not work any more",
  usedText: "It was used already, is older than 24 hours, or its address is incomplete. You can ask for another one.",
  again: "Ask for another link",
  several: "What we keep under your e-mail",
  draftOf: (startup: string, date: string) => `Draft “${startup}”, last changed on ${date}`,
  unnamed: "without a name",
  applicationOf: (start: string) => `Application for the intake of ${start}`,
};
