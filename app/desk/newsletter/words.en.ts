import type { NewsletterEvent, NewsletterState } from "../../../domain/newsletter/newsletter.ts";

export const words = {
  title: "Newsletter",
  text: "Everyone who asked for the newsletter, latest request first.",
  back: "All subscribers",
  filters: { text: "E-mail", state: "State", all: "All states" },
  states: {
    subscribed: "Subscribed",
    waiting: "Awaiting confirmation",
    left: "Unsubscribed",
    bounced: "E-mail not delivered",
    expired: "Not confirmed in time",
  } satisfies Record<NewsletterState, string>,
  columns: { email: "E-mail", state: "State", language: "Language", since: "Since", requested: "Requested" },
  empty: "No subscribers match.",
  emptyText: "Try fewer letters, or another state.",
  none: "No one has asked for the newsletter yet.",
  noneText:
    "Subscribers appear here as soon as they fill in the newsletter’s form, or tick the box for it in another form.",
  subscription: "Subscription",
  history: "What happened",
  events: {
    requested: "Asked for the newsletter",
    confirmed: "Confirmed the address",
    unsubscribed: "Unsubscribed",
    bounced: "An e-mail couldn’t be delivered",
  } satisfies Record<NewsletterEvent, string>,
  account: "This person has an account",
  leads: "What this person sent",
  mails: "Latest deliveries to this person",
  allMails: "All deliveries to this person",
  noMails: "Nothing has been sent.",
};
