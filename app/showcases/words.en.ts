import { emailErrors, fullNameErrors } from "../shell/form/person-errors.en.ts";

const startups = (count: string) => `${count} ${count === "1" ? "startup" : "startups"}`;

export const words = {
  page: {
    metaTitle: (session: string, selected: string) => `${session}: ${startups(selected)} selected | The Lab`,
    metaTitleOfNone: (session: string) => `${session} | The Lab`,
    metaDescription: (session: string, selected: string, pitched: string) =>
      `${startups(selected)} ${selected === "1" ? "was" : "were"} selected for The Lab’s ${session}, ${pitched} went on stage. See the published profiles and ask for their decks.`,
    title: (pitched: string, session: string) => `${startups(pitched)} at ${session}`,
    published: (published: string, pitched: string) =>
      `${published} of ${pitched} ${pitched === "1" ? "profile" : "profiles"} published`,
    deck: "See the deck",
    askForDeck: "Ask for the deck",
    numbersNote: "Numbers as stated by the founders on the day of the session. We haven’t checked them.",
  },
  shared: {
    title: (startup: string) => `${startup}’s deck`,
    pageTitle: (startup: string) => `${startup}’s deck | The Lab`,
    text: {
      visitor: "The founders show it to investors we’ve approved. Sign in with your investor account to read it.",
      pending: "The founders show it to investors we’ve approved. Your account isn’t one of them for now.",
      other: "The founders show it to investors we’ve approved. Your account isn’t an investor’s.",
    },
    signIn: "Sign in",
    register: "Create an investor account",
    dashboard: "See where your account stands",
  },
  deck: {
    title: (startup: string) => `Ask for ${startup}’s deck`,
    pageTitle: (startup: string) => `Ask for ${startup}’s deck | The Lab`,
    back: (session: string) => `The startups at ${session}`,
    fullName: "Full name",
    email: "E-mail",
    firm: "Firm (optional)",
    submit: "Send my request",
    sending: "Sending...",
    errors: {
      ...fullNameErrors,
      ...emailErrors,
      firmTooLong: { message: "Name too long", detail: "The firm’s name must be at most 160 characters long" },
    },
    success: { title: "Request received!", text: "We have your request and will reply by e-mail." },
    failure: { title: "Error", text: "Your request couldn’t be sent. Please try again." },
    saved: { title: "Request saved", text: "It’s safe with us and we’ll read it." },
  },
};
