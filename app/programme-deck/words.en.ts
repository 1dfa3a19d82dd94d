export const words = {
  title: "Ask for our deck",
  metaTitle: "Ask for our deck | The Lab",
  intro: "Twelve pages on the programme, its terms and its figures. We send them to the address you give us.",
  fullName: "Full name",
  email: "E-mail",
  firm: "Firm (optional)",
  submit: "Send my request",
  sending: "Sending...",
  errors: {
    nameRequired: { message: "Name required", detail: "Please enter your full name" },
    nameTooLong: { message: "Name too long", detail: "Your name must be at most 160 characters long" },
    emailRequired: { message: "Email required", detail: "Please enter your email address so that we can answer" },
    emailInvalid: { message: "Invalid email format", detail: "Please enter a valid email address" },
    firmTooLong: { message: "Name too long", detail: "The firm’s name must be at most 160 characters long" },
  },
  success: { title: "Request received!", text: "A person sends you the deck by e-mail." },
  failure: { title: "Error", text: "Your request could not be sent. Please try again." },
  saved: { title: "Request saved", text: "It is kept safe on our side and a person will read it." },
  receipt: {
    subject: "We have received your request for our deck",
    preview: "A person sends it to you.",
    heading: "Thank you for your request",
    paragraphs: ["One of us reads your request, then sends you the deck at this address."],
    action: "Back to the site",
    reason:
      "You receive this message because this address was entered on our site. If it was not you, there is nothing to do.",
  },
};
