import type { MailChoice } from "../../domain/notification/notification.ts";

const kinds: Record<MailChoice, string> = {
  daily: "One e-mail a day about:",
  "publication-look": "An e-mail when The Lab has reviewed my investor profile",
  "introduction-asked": "An e-mail for each introduction requested or proposed",
  reviews: "An e-mail about files to score",
  "introduction-proposed": "An e-mail when The Lab proposes a startup to me",
  "introduction-request": "Requests to meet: expiries and outcomes",
  introduction: "My requests to meet startups",
  alert: "Alerts on my numbers",
  "check-in-due": "Numbers due",
  view: "Investors who view my profile",
  "mentor-request": "Answers from mentors",
  "score-review": "Reviews of my score",
  "pitch-session": "My Pitch Session",
  follower: "Investors who follow me",
  deck: "My deck: new readers, expiring links, access blocked by The Lab",
  match: "New startups that match everything I look for",
};

export const words = {
  title: "Notifications",
  none: (alerts: boolean) =>
    `Nothing has happened yet. ${alerts ? "Alerts on your numbers, due dates" : "Due dates"} and answers will appear here.`,
  latestOf: (shown: number, inAll: number) => `The latest ${shown} of ${inAll}.`,
  noneOfInvestor:
    "Nothing has happened yet. Our answer about your account and new startups that match everything you look for will appear here.",
  isNew: "New",
  earlier: (count: number, unread: number) => `Earlier (${count}${unread > 0 ? `, ${unread} unread` : ""})`,
  read: "Mark all as read",
  allRead: { title: "All read.", text: "" },
  mailTitle: "By e-mail",
  mailText: (contact: boolean) =>
    `The daily e-mail goes out after 08:00 Paris time, if there’s news. You’ll always get e-mails about security, legal matters, your meetings${contact ? ", introductions you accept, your Pitch Session (your slot, a cancellation, a rejection) and the end of your plan" : " and introductions you accept"}.`,
  toContact:
    "E-mails about new requests, your profile, the Pitch Session and the end of the plan go to your startup’s contact. Your e-mail of the day says what they’re about.",
  mailTextOfInvestor:
    "The daily e-mail goes out after 08:00 Paris time, if there’s news. You’ll always get e-mails about security, legal matters, our answer on your account, a startup’s yes, your meetings, your seats, updates from startups you follow, and a startup you kept that leaves.",
  kinds,
  requestsOfOthers: "Requests to meet",
  save: "Save",
  saved: { title: "Your choice is saved.", text: "" },
};
