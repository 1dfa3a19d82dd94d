import { emailErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  nextIs: (name: string, days: string, isClosed: boolean) =>
    `${name}, ${days}${isClosed ? ", takes no more applications" : ""}. Leave your e-mail and we’ll write to you once, with the date of the session after it.`,
  nextLink: "See that session",
  email: "E-mail",
  submit: "Notify me",
  sending: "Sending...",
  errors: {
    ...emailErrors,
  },
  success: {
    title: "You’re on the list",
    text: "One e-mail, as soon as there’s a new date. If you had left this list, confirm in the e-mail that we send you now.",
  },
  failure: {
    title: "Error",
    text: "There was an error sending your address. Please try again.",
  },
  saved: {
    title: "Address saved",
    text: "It’s safe with us, on the list for a new date.",
  },
};
