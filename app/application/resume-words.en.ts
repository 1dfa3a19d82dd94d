export const words = {
  title: "Continue your application",
  description: "Ask for a link to your draft, or to the application you sent.",
  intro: "Enter the e-mail address of your draft or application: we’ll send you a link that opens it on this device.",
  submit: "Send me the link",
  failure: { title: "An error occurred", text: "We couldn’t send the link. Please try again." },
  asked: "Check your inbox",
  askedText:
    "If a draft or an application is kept under this address, a link to it is on its way. It works once, within 24 hours.",
  open: "Open my application",
  openText: "This link works once. It leads to what we keep under your e-mail.",
  used: "This link no longer works",
  usedText: "It’s been used, it’s older than 24 hours, or its address is incomplete. You can ask for another one.",
  again: "Ask for another link",
  several: "What we keep under your e-mail",
  draftOf: (startup: string, date: string) => `Draft “${startup}”, last changed on ${date}`,
  latestOf: (shown: number, inAll: number) =>
    `These are the ${shown} drafts changed last, of ${inAll} begun with this address, not all of them by you perhaps.`,
  unnamed: "without a name",
  applicationOf: (start: string) => `Application for the intake of ${start}`,
};
