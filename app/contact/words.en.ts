import { emailErrors, fullNameErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  fullName: "Full name",
  email: "E-mail",
  topic: "What is it about?",
  message: "Message",
  submit: "Send",
  sending: "Sending...",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    topicRequired: { message: "Subject required", detail: "Please choose what your message is about" },
    messageRequired: { message: "Message required", detail: "Please write your message" },
    messageTooLong: { message: "Message too long", detail: "Your message must be at most 5,000 characters long" },
  },
  success: {
    title: "Message sent successfully!",
    text: "We'll get back to you as soon as possible.",
  },
  failure: {
    title: "Error",
    text: "There was an error sending your message. Please try again.",
  },
  saved: {
    title: "Message saved",
    text: "It’s safe with us and we’ll read it.",
  },
};
