import { introductionLimits } from "../../domain/introduction/introduction.ts";
export const words = {
  kinds: {
    daily: {
      question: "Stop the daily e-mail?",
      text: (email: string) =>
        `${email} will no longer get the e-mail that sums up the day. What it would have said stays in your account, under Notifications.`,
      stopped: "The daily e-mail is stopped",
    },
    "publication-look": {
      question: "Stop e-mails about your investor profile?",
      text: (email: string) =>
        `${email} will no longer be told by e-mail whether we show your profile to investors. You’ll find our answer in your account, under Notifications.`,
      stopped: "E-mails about your investor profile are stopped",
    },
    "introduction-asked": {
      question: "Stop e-mails about new requests to meet?",
      text: (email: string) =>
        `${email} will no longer be told by e-mail that an investor asks to meet your startup, or that we propose one. Requests still appear in your cockpit and run out after ${introductionLimits.days} days.`,
      stopped: "E-mails about new requests to meet are stopped",
    },
    reviews: {
      question: "Stop e-mails about reviews?",
      text: (email: string) =>
        `${email} will no longer be told by e-mail of files to score and of answers taken back. Both stay on the desk.`,
      stopped: "E-mails about reviews are stopped",
    },
    "introduction-proposed": {
      question: "Stop e-mails about proposed startups?",
      text: (email: string) =>
        `${email} will no longer be told by e-mail that we propose a startup. Proposals still appear in your account, under Introductions.`,
      stopped: "E-mails about proposed startups are stopped",
    },
    "session-date": {
      question: "Leave the list of Pitch Session dates?",
      text: (email: string) => `${email} will no longer be told the date of a Pitch Session.`,
      stopped: "The address is off the list",
    },
    "conference-date": {
      question: "Stop e-mails about the conference’s date?",
      text: (email: string) =>
        `${email} will no longer be told the date of the free conference. The place stays booked.`,
      stopped: "E-mails about the conference’s date are stopped",
    },
    "deck-invitation": {
      question: "Stop e-mails about decks from startups?",
      text: (email: string) =>
        `No startup will be able to write to ${email} through us about its deck. Links made from now on won’t send it a code.`,
      stopped: "E-mails about decks are stopped",
    },
    "seat-invitation": {
      question: "Stop invitations from startups?",
      text: (email: string) => `${email} will no longer be invited to the team of a startup.`,
      stopped: "Invitations from startups are stopped",
    },
    "follow-invitation": {
      question: "Stop invitations to startups’ updates?",
      text: (email: string) => `${email} will no longer be invited to get a startup’s updates.`,
      stopped: "Invitations to startups’ updates are stopped",
    },
    "fund-invitation": {
      question: "Stop invitations to a team of investors?",
      text: (email: string) => `${email} will no longer be invited to a team of investors.`,
      stopped: "Invitations to a team of investors are stopped",
    },
    "investor-update": {
      question: "Stop this startup’s updates?",
      text: (email: string) =>
        `${email} will no longer get this startup’s updates, and is no longer among its readers.`,
      stopped: "This startup’s updates are stopped",
    },
  },
  stop: "Stop these e-mails",
  only: "Our other e-mails don’t change.",
  stoppedText: (email: string) => `${email} won’t get these e-mails any more. Our other e-mails don’t change.`,
  resume: "Get them again",
};
