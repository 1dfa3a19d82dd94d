export const words = {
  fullName: "Full name",
  email: "E-mail",
  topic: "What is it about?",
  message: "Message",
  submit: "Send",
  sending: "Sending...",
  errors: {
    nameRequired: { message: "Name required", detail: "Please enter your full name" },
    nameTooLong: { message: "Name too long", detail: "Your name must be at most 160 characters long" },
    emailRequired: { message: "E-mail required", detail: "Please enter your e-mail address so we can reply" },
    emailInvalid: { message: "Invalid e-mail format", detail: "Please enter a valid e-mail address" },
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
