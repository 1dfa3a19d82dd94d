import { introductionLimits } from "../../../domain/introduction/introduction.ts";
import { formats } from "../../../platform/language/format.ts";

const { days } = introductionLimits;

export const words = {
  title: "Introductions",
  text: `Approved investors ask to meet you; you have ${days} days to answer. E-mail addresses are exchanged after your yes, never before.`,
  waiting: "Waiting for your answer",
  none: "No request is waiting.",
  past: "Earlier requests",
  empty: {
    publish: "Investors can ask to meet you once your profile is published.",
    toPublish: "Publish my profile",
    figures: "Up-to-date numbers are what investors look at first.",
    toFigures: "Enter my numbers",
  },
  somebody: "An investor",
  wants: (name: string) => `${name} would like to meet you`,
  daysLeft: (left: number) => `${left} ${left === 1 ? "day" : "days"} to answer`,
  approved: (month: string) => `account approved by The Lab in ${month}`,
  seeks: "Looks for",
  list: (items: readonly string[]) => formats.en.list(items),
  tickets: {
    between: (min: string, max: string) => `${min} to ${max}`,
    from: (min: string) => `from ${min}`,
    upTo: (max: string) => `up to ${max}`,
  },
  ifYes: "If you say yes",
  exchanged: (email: string) => `you get their address and they get yours, ${email}, by e-mail and on this page`,
  yes: "Accept and exchange addresses",
  no: "Decline in private",
  private: (name: string, date: string) =>
    `Declining tells no one: ${name} reads “no reply” on ${date}, as after a silence. An answer is final.`,
  states: {
    waiting: "Waiting",
    yes: "Accepted",
    no: "Declined in private",
    lapsed: "Ran out",
    withdrawn: "Withdrawn",
  },
  asked: (date: string) => `Asked on ${date}`,
  yesOn: (date: string) => `You said yes on ${date}.`,
  noText: (date: string) => `They aren’t told, and read “no reply” on ${date}.`,
  lapsedOn: (date: string) => `Ran out on ${date}.`,
  withdrawnOn: (date: string) => `Withdrawn by the investor on ${date}.`,
  hasYours: (email: string) => `They have this address: ${email}`,
  pages: "Pages of requests",
  done: {
    yes: { title: "Done: you have each other’s address", text: "An e-mail confirms it to each of you." },
    no: { title: "Declined in private", text: "They aren’t told." },
  } as Record<string, { title: string; text: string }>,
  refused: {
    invalid: "Choose an answer.",
    closed: "This request has ended meanwhile: someone answered it, it was withdrawn, or it ran out.",
    failed: "We couldn’t do this. Try again in a moment.",
  } as Record<string, string>,
};
