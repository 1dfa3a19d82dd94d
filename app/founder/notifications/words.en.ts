import type { NotificationKind } from "../../../domain/notification/notification.ts";

const kinds: Record<Exclude<NotificationKind, "plan" | "publication">, string> = {
  alert: "Alerts on my numbers",
  "check-in-due": "Numbers due",
  view: "Investors who look at my profile",
  "mentor-request": "Answers from mentors",
  "score-review": "Reviews of my score",
  "pitch-session": "My Pitch Session",
};

export const words = {
  title: "Notifications",
  none: "Nothing has happened yet. Alerts on your numbers, due dates and answers will appear here.",
  latestOf: (shown: number, inAll: number) => `The latest ${shown} of ${inAll}.`,
  isNew: "New",
  open: "Open",
  read: "Mark all as read",
  allRead: { title: "All read.", text: "" },
  mailTitle: "By e-mail",
  mailText:
    "One e-mail a day at most, at 08:00, Paris time, and only if something happened. Security and legal e-mails always reach you, as do those that say when your plan ends and whether we show your investor profile.",
  kinds,
  save: "Save",
  saved: { title: "Your choice is saved.", text: "" },
};
