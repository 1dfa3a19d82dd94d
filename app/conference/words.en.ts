import { emailErrors, nameErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  toBeAnnounced: "Date to be announced",
  when: (date: string, from: string | null, until: string | null) =>
    `${date}${from ? `, ${from}${until ? ` to ${until}` : ""} (Paris time)` : ""}`,
  place: (place: string) => `Where: ${place}`,
  calendar: "Add to my calendar",
  firstName: "First name",
  email: "Email",
  submit: "Save my place",
  sending: "Sending...",
  errors: {
    ...nameErrors,
    ...emailErrors,
  },
  success: {
    title: "You’re registered",
    text: "You’ll get an e-mail to confirm it, and another with the date if it isn’t set yet, unless you had stopped those e-mails.",
  },
  failure: { title: "Error", text: "Your registration couldn’t be sent. Please try again." },
  closed: {
    title: "Registration closed",
    text: "The conference has taken place and no other is planned: nothing you typed was kept.",
  },
  saved: { title: "Registration saved", text: "It’s safe with us; the e-mail will follow." },
};
