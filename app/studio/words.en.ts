import { emailErrors } from "../shell/form/person-errors.en.ts";

const audit = {
  close: "Close",
  projectName: "Project name",
  idea: "Your idea in one sentence",
  email: "Your e-mail",
  submit: "Send my request",
  sending: "Sending...",
  more: "Tell us more about the project (optional)",
  errors: {
    projectRequired: { message: "Project name required", detail: "Enter the project name; a working title will do" },
    projectTooLong: { message: "Name too long", detail: "At most 160 characters" },
    ideaRequired: { message: "Idea required", detail: "Describe your idea in one sentence" },
    ideaTooLong: { message: "Sentence too long", detail: "At most 500 characters" },
    ...emailErrors,
  },
  success: { title: "Request saved", text: "We’ll write to you to arrange the call." },
  failure: { title: "Error", text: "Your request couldn’t be sent. Please try again." },
  saved: { title: "Request saved", text: "It’s safe with us and we’ll read it." },
};

const details = {
  targetUsers: "Who will use it?",
  problem: "What problem does it solve?",
  features: "What must people be able to do with it, at a minimum?",
  objective: "What do you want to learn or achieve with this MVP?",
  documents: "Links to your documents",
  documentsHint: "Mock-ups, numbers, a web page: addresses we can open.",
  submit: "Save",
  sending: "Saving...",
  given: { title: "Your answers are saved", text: "We’ll read them before the call." },
  errors: {
    detailsRequired: { message: "Nothing to save yet", detail: "Answer at least one of the five questions" },
    detailsTooLong: { message: "Text too long", detail: "At most 2,000 characters" },
  },
  success: { title: "Your answers are saved", text: "We’ll read them before the call." },
  failure: { title: "Error", text: "Your answers couldn’t be sent. Please try again." },
  saved: { title: "Your answers are saved", text: "They’re safe with us and we’ll read them." },
};

export const words = {
  audit,
  details,
  page: {
    price: (withoutTax: string) => `${withoutTax} excl. tax`,
    taxed: (withTax: string, rate: string) => `${withTax} incl. tax (VAT at ${rate})`,
    instalment: (withoutTax: string, withTax: string) => `Each payment: ${withoutTax} excl. tax, ${withTax} incl. tax.`,
    back: "The studio",
  },
};
