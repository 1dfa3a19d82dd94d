export const words = {
  fullName: "Full name",
  email: "E-mail",
  joinAs: "I’m joining as",
  contribution: "What you bring",
  contributionHint: "Your line of work, what you’ve done, how much time you have.",
  submit: "Send my offer",
  sending: "Sending...",
  errors: {
    nameRequired: { message: "Name required", detail: "Please enter your full name" },
    nameTooLong: { message: "Name too long", detail: "Your name must be at most 160 characters long" },
    emailRequired: { message: "E-mail required", detail: "Please enter your e-mail address so we can reply" },
    emailInvalid: { message: "Invalid e-mail format", detail: "Please enter a valid e-mail address" },
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
