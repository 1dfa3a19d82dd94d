import { emailErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  email: "E-mail",
  submit: "Subscribe",
  sending: "Sending...",
  errors: {
    ...emailErrors,
  },
  success: {
    title: "Check your inbox to confirm",
    text: "Each address gets one message with a link, valid for 30 days. If you can’t find it, check your spam folder.",
  },
  failure: { title: "Error", text: "We couldn’t send the message with the link just now. Please try again." },
  saved: {
    title: "Address saved",
    text: "We have your request; the message with the link will go out as soon as possible.",
  },
  confirm: {
    waiting: "One click left",
    question: (email: string) => `Send The Lab’s newsletter to ${email}?`,
    action: "Confirm my subscription",
    subscribed: "You’re subscribed",
    subscribedText: (email: string, date: string) =>
      `The newsletter has been going to ${email} since ${date}. Every e-mail has a link to unsubscribe.`,
  },
  unsubscribe: {
    question: "Unsubscribe from the newsletter?",
    text: (email: string) =>
      `${email} will no longer receive it, nor our news and programme dates. One click is enough; no password.`,
    action: "Unsubscribe",
    left: "You’re unsubscribed",
    again: "Subscribe again",
    leftText: (email: string, date: string) =>
      `${email} left the newsletter on ${date} and no longer receives it, nor our news and programme dates. E-mails about your requests and your account don’t change.`,
  },
  gone: {
    title: "This link is no longer valid",
    text: "It’s incomplete, a newer one has replaced it, or it’s more than 30 days old. You can subscribe again.",
    action: "Subscribe to the newsletter",
    leave:
      "It’s incomplete, or the address is no longer subscribed. If e-mails still arrive, use the link at the foot of the latest one, or write to us.",
    write: "Write to us",
  },
  blog: "Read the articles",
};
