import { emailErrors, fullNameErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  heading: "Your application",
  fullName: "Full name",
  email: "E-mail",
  startupName: "Startup",
  website: "Website (optional)",
  stage: "Stage",
  sector: "Sector",
  annualRevenue: "Annual revenue, excluding VAT",
  lookingFor: "What are you looking for?",
  choose: "Choose",
  submit: "Send my application",
  sending: "Sending...",
  already: (name: string) => `Your startup has already applied for ${name}: this application can’t change that one.`,
  notify: "Tell me the date",
  forSession: (name: string, days: string, passed?: { name: string; isFull: boolean }) =>
    passed
      ? `${passed.name} ${passed.isFull ? "is full" : "is closed to applications"}: you’re applying for ${name}, ${days}.`
      : `You’re applying for the next session: ${name}, ${days}.`,
  forNext: "The date of the next session isn’t set yet: your application counts for that session.",
  forFollowing: "It counts for the session after that one, whose date isn’t set yet.",
  forAfter: (name: string, isFull: boolean) =>
    `${name} ${isFull ? "is full" : "is closed to applications"}: your application counts for the session after it, whose date isn’t set yet.`,
  sentFor: (session: string) => `You applied for ${session}.`,
  sentForAfter: (session: string) => `You applied for the session after ${session}.`,
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    startupRequired: { message: "Startup required", detail: "Enter the name of your startup" },
    startupTooLong: { message: "Name too long", detail: "Its name must be at most 160 characters long" },
    websiteInvalid: {
      message: "Invalid address",
      detail: "Enter an address like example.com, or leave it empty",
    },
    stageRequired: { message: "Stage required", detail: "Please choose the stage of your startup" },
    sectorRequired: { message: "Sector required", detail: "Please choose the closest sector" },
    revenueRequired: { message: "Revenue required", detail: "Please choose the range of your annual revenue" },
    lookingForRequired: { message: "Answer required", detail: "Please choose what matters most to you" },
  },
  success: {
    title: "Application sent!",
    text: "We’ll read it ourselves, and one of us will write to you, whatever the answer.",
  },
  failure: {
    title: "Error",
    text: "There was an error sending your application. Please try again.",
  },
  saved: {
    title: "Application saved",
    text: "It’s safe with us and we’ll read it.",
  },
};
