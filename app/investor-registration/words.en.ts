import { emailErrors, fullNameErrors } from "../shell/form/person-errors.en.ts";

export const words = {
  fullName: "Full name",
  email: "E-mail",
  firm: "Firm (optional)",
  investorType: "I’m a",
  ticket: "Your usual ticket size",
  choose: "Choose",
  stages: "Stages you invest in",
  sectors: "Sectors you invest in",
  linkedin: "LinkedIn profile (optional)",
  linkedinHint: "An address starting with https://www.linkedin.com/",
  submit: "Register",
  sending: "Sending...",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    firmTooLong: { message: "Name too long", detail: "The firm’s name must be at most 160 characters long" },
    typeRequired: { message: "Type required", detail: "Please say what kind of investor you are" },
    ticketRequired: { message: "Ticket required", detail: "Please choose how much you usually invest in one startup" },
    stagesRequired: { message: "Stage required", detail: "Please tick at least one stage" },
    sectorsRequired: { message: "Sector required", detail: "Please tick at least one sector" },
    linkedinInvalid: {
      message: "Not a LinkedIn address",
      detail: "Please copy it from your profile, or leave the field empty",
    },
    riskRequired: {
      message: "Please tick this box",
      detail: "Sessions are for active investors who know the risk",
    },
  },
  success: {
    title: "Registration received!",
    text: "We’ll check your profile and reply by e-mail.",
  },
  failure: {
    title: "Error",
    text: "There was an error sending your registration. Please try again.",
  },
  saved: {
    title: "Registration saved",
    text: "It’s safe with us and we’ll read it.",
  },
};
