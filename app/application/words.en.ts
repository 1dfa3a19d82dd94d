import type { Answers } from "../../domain/application/application.ts";
import { emailErrors, fullNameErrors } from "../shell/form/person-errors.en.ts";

type Choices = {
  customers: Record<Answers["customers"], string>;
  stage: Record<Answers["stage"], string>;
  entity: Record<Answers["entity"], string>;
  fullTimeFounders: Record<Answers["fullTimeFounders"], string>;
};

const choices: Choices = {
  customers: {
    b2b: "Companies (B2B)",
    b2b2c: "Companies that serve consumers (B2B2C)",
    other: "Other",
  },
  stage: {
    idea: "Idea, nothing sold yet",
    "pre-seed": "Pre-seed",
    seed: "Seed",
    "series-a": "Series A",
    later: "After Series A",
  },
  entity: { french: "Yes, we have one", willing: "Not yet, we’ll set one up", no: "No" },
  fullTimeFounders: { "0": "None", "1": "1", "2": "2", "3": "3", "4+": "4 or more" },
};

export const words = {
  criteria: {
    title: "What reviewers score:",
    text: "Each percentage is that criterion’s share of the score. We make every decision ourselves, whatever the score.",
  },
  fullName: "Your name",
  email: "E-mail",
  companyName: "Startup",
  website: "Website (optional)",
  customers: "Your customers",
  stage: "Stage",
  entity: "French company",
  fullTimeFounders: "Full-time founders",
  monthlyRevenue: "Monthly revenue, in euros",
  revenueHint: "Last month, excluding VAT. Enter 0 if you aren’t selling yet.",
  pitch: "In a few lines",
  pitchHint: "What you do, who for, and what already works. 600 characters at most.",
  choose: "Choose",
  choices,
  full: (start: string) => `The intake that starts on ${start} is full.`,
  intake: (start: string, lastDay: string) =>
    `This is for the intake starting on ${start}. Send your application by ${lastDay}, 23:59, Paris time. You can change it until then, unless we’ve already decided.`,
  measured: (minutes: number, seconds: number, applicants: number) =>
    `Measured: half of ${applicants} applicants took less than ${minutes} min ${seconds} s.`,
  until: (date: string) => `${date}, 23:59`,
  between: (day: number, last: string) => `${day} to ${last}`,
  places: (left: number) => (left === 0 ? "full" : left === 1 ? "1 place left" : `${left} places left`),
  placesLabel: "Places",
  submit: "Send my application",
  sending: "Sending...",
  retry: "Try again",
  errors: {
    ...fullNameErrors,
    ...emailErrors,
    companyRequired: { message: "Startup required", detail: "Enter the name of your startup" },
    companyTooLong: { message: "Name too long", detail: "The name must be at most 160 characters long" },
    websiteInvalid: {
      message: "Invalid address",
      detail: "Enter a web address such as etang.example, or leave this empty",
    },
    customersRequired: { message: "Customers required", detail: "Choose who your customers are" },
    stageRequired: { message: "Stage required", detail: "Choose your stage" },
    entityRequired: {
      message: "French company: answer required",
      detail: "Say whether you have a French company",
    },
    foundersRequired: { message: "Number of founders required", detail: "Say how many founders work full time" },
    revenueRequired: { message: "Revenue required", detail: "Enter last month’s revenue, or 0" },
    revenueInvalid: { message: "Not an amount", detail: "Enter an amount in euros, such as 12,000, or 0" },
    pitchRequired: { message: "Description required", detail: "Tell us in a few lines what you do" },
    pitchTooLong: { message: "Too long", detail: "These lines must be at most 600 characters long" },
    intakeRequired: {
      message: "No intake chosen",
      detail: "The form arrived without one. It’s now for the next intake: please send it again",
    },
  },
  success: {
    title: "Application received",
    text: "We’re e-mailing you the link to it: your answers, the next dates, and a way to make changes. If you had already applied with this address, that e-mail says what becomes of this one.",
  },
  failure: {
    title: "An error occurred",
    text: "Something went wrong while your application was being sent.",
  },
  saved: {
    title: "Your application is saved",
    text: "We’ve received it. The e-mail about it may take longer than usual.",
  },
  closed: {
    title: "That intake has closed",
    text: "Its deadline passed at 23:59, Paris time, and nothing was sent. Your answers are still here: send them again for the next intake.",
  },
  draft: {
    browser: "Draft kept in this browser.",
    both: (time: string) => `Draft kept in this browser, and on our side since ${time}.`,
    trouble: "Draft kept in this browser. We can’t keep it on our side just now.",
    back: (date: string, time: string) => `Your draft of ${date}, ${time}, is back.`,
    elsewhere: "Continue on another device",
    erase: "Erase this draft",
    erased: "The draft is erased, here and on our side.",
    notErased:
      "The draft is erased in this browser. We couldn’t be reached, so our copy will be deleted 30 days after its last change.",
    stale: (date: string, time: string) => `This draft was changed on another device on ${date} at ${time}.`,
    takeTheirs: "Use that version",
    keepMine: "Keep what is here",
    askedTitle: "Check your inbox",
    asked: "If we hold a draft or an application for this address, a link to it is on its way by e-mail.",
    needsEmail: "Enter your e-mail above first: we’ll send the link there.",
    notAsked: "We couldn’t send the link. Your draft is still in this browser: please try again.",
    sent: {
      title: "Your application was sent",
      text: (date: string, time: string) =>
        `It was sent from another device or window on ${date} at ${time}. To see it or change it, have its link e-mailed to you.`,
      elsewhere:
        "This application was sent from another device. To see it or change it, have its link e-mailed to you.",
      link: "Send me the link",
    },
    takenOver: {
      title: "This draft goes on in another browser",
      text: "It was opened there with the link that we e-mailed. To go on here, have the link e-mailed to you and open it in this browser.",
      here: "This draft goes on in the browser that opened the e-mailed link; what you type here is kept in this browser only. To go on with it here, have the link e-mailed to you.",
      erased: "The draft is erased in this browser. It goes on in the browser that opened the e-mailed link.",
    },
    title: "Your draft",
  },
};
