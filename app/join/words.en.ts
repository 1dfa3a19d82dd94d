import { emailErrors, fullNameErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  fullName: "Full name",
  email: "E-mail",
  joinAs: "I’m joining as",
  contribution: "What you bring",
  contributionHint: "Your line of work, what you’ve done, how much time you have.",
  submit: "Send my details",
  sending: "Sending...",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    joinAsRequired: {
      message: "Choice required",
      detail: "Please say whether you’re joining as a mentor or as talent",
    },
    contributionRequired: { message: "A few words required", detail: "Please say what you bring" },
    contributionTooLong: { message: "Text too long", detail: "Please use at most 2,000 characters" },
  },
  success: {
    title: "Offer received!",
    text: "We’ll read it and write to you.",
  },
  failure: {
    title: "Error",
    text: "There was an error sending your offer. Please try again.",
  },
  saved: {
    title: "Offer saved",
    text: "It’s safe with us and we’ll read it.",
  },
};
