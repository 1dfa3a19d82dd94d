import { formats } from "../../platform/language/format.ts";
import type { NotificationData, NotificationKind } from "./notification.ts";

const { moment, percent, count, month } = formats.en;
const text = (value: string | number | undefined) => String(value ?? "");
/** Some news has no day, for example a place at a session whose date isn't set. */
const date = (day: string) => (day ? formats.en.date(day) : "");
const number = (value: string | number | undefined) => Number(value ?? 0);

const alerts: Record<string, (data: NotificationData) => string> = {
  runway: ({ figure }) =>
    `Your runway is down to ${count(number(figure))} ${number(figure) === 1 ? "month" : "months"}`,
  churn: ({ figure }) => `Monthly churn is at ${percent(number(figure))}`,
  cac: ({ figure }) => `Your CAC rose by ${percent(number(figure))} in three months`,
  cash: ({ figure }) => `Your cash fell by ${percent(Math.abs(number(figure)))} in a month`,
  "check-in": () => "A month’s numbers are missing",
};

const names: Record<string, string> = { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" };

const plans: Record<string, (plan: string, until: string, next: string) => string> = {
  ends: (plan, until) => `${plan} ends on ${until}`,
  ended: (plan, until, next) => `${plan} ended on ${until}: your account is now ${next}, and nothing was deleted`,
};

const sessions: Record<string, (day: string) => string> = {
  answered: () => "Your application to pitch was answered: the reason is in our e-mail to your startup’s contact",
  place: (day) =>
    day
      ? `You have a place at the Pitch Session on ${day}`
      : "You have a place at a Pitch Session: its date will follow",
  held: (day) =>
    day
      ? `A place is held for you at the Pitch Session on ${day}`
      : "A place is held for you at a Pitch Session: its date will follow",
  moved: (day) => `Your Pitch Session has moved to ${day}`,
  near: (day) => `Your Pitch Session is on ${day}`,
  confirmed: () => "Your place at the Pitch Session is confirmed",
  "fee-taken-back": () => "Your place at the Pitch Session is no longer confirmed",
  "taken-back": () => "You no longer have a place at the Pitch Session",
  cancelled: (day) => `The Pitch Session on ${day} is cancelled`,
};

/** Notifications from before the date was stored have no `until`. */
const answerBy = ({ until }: NotificationData) => (until ? `: answer by ${moment(new Date(until))}` : "");

const requests: Record<string, (data: NotificationData) => string> = {
  asked: (data) => `An investor would like to meet you${answerBy(data)}`,
  outcome: () => "Two weeks ago you said yes to an investor: did you meet?",
  proposed: (data) => `We’d like to introduce an investor to you${answerBy(data)}`,
  agreed: () => "You and an investor we proposed have both said yes: you have each other’s e-mail address",
  "proposal-lapsed": () => "An introduction we proposed to you came to nothing",
  lapsed: () => "A request to meet you expired without an answer",
};

const introductions: Record<string, (data: NotificationData) => string> = {
  slots: () => "A startup proposes times to meet",
  outcome: () => "Two weeks ago a startup said yes: did you meet?",
  yes: () => "A startup has said yes to your request: you have its e-mail address",
  proposed: (data) => `We’d like to introduce you to a startup${answerBy(data)}`,
  agreed: () => "You and a startup we proposed have both said yes: you have its e-mail address",
  "proposal-lapsed": () => "An introduction we proposed to you came to nothing",
  lapsed: () => "A request to meet a startup went unanswered",
};

const decks: Record<string, string> = {
  closed: "We’ve closed your deck: no one can read it, and the reason is on its page",
  reopened: "We’ve opened your deck again",
};

export const sentences: Record<NotificationKind, (data: NotificationData) => string> = {
  alert: (data) => alerts[text(data["alert"])]?.(data) ?? "A number is past its threshold",
  "check-in-due": ({ month: of, due }) => `${month(text(of))}: enter your five numbers by ${date(text(due))}`,
  view: ({ day, times }) =>
    number(times) === 1
      ? `An investor viewed your profile on ${date(text(day))}`
      : `Your profile had ${count(number(times))} investor views on ${date(text(day))}`,
  plan: ({ state, plan, until, next = "free" }) =>
    plans[text(state)]?.(names[text(plan)] ?? "", date(text(until)), names[text(next)] ?? "") ??
    "Your plan has changed",
  "mentor-request": ({ verdict }) =>
    verdict === "yes" ? "Your hour with a mentor is confirmed" : "We’ve answered your request for a mentor",
  "score-review": () => "We’ve reviewed your score",
  "pitch-session": ({ state, day }) => sessions[text(state)]?.(date(text(day))) ?? "Your Pitch Session has changed",
  approval: ({ verdict }) =>
    verdict === "yes"
      ? "Your investor account is approved: startups are shown to you"
      : "Your investor account is not approved: the reason is in our e-mail",
  follower: ({ state, day, times }) =>
    state === "resumed"
      ? `A reader you’d invited resubscribed to your updates on ${date(text(day))}`
      : number(times) === 1
        ? `An investor started following you on ${date(text(day))}`
        : `${count(number(times))} investors started following you on ${date(text(day))}`,
  deck: ({ state, day, times }) =>
    decks[text(state)] ??
    (state === "ends"
      ? number(times) === 1
        ? `A link to your deck ends on ${date(text(day))}`
        : `${count(number(times))} links to your deck end on ${date(text(day))}`
      : number(times) === 1
        ? `A new reader opened your deck on ${date(text(day))}`
        : `${count(number(times))} new readers opened your deck on ${date(text(day))}`),
  update: () => "A startup you follow sent you an update",
  match: () => "A newly published startup matches everything you look for",
  "introduction-request": (data) => requests[text(data["state"])]?.(data) ?? "A request to meet you has changed",
  introduction: (data) => introductions[text(data["state"])]?.(data) ?? "A request to meet a startup has changed",
  publication: ({ of, verdict, first, shown = "yes" }) =>
    of === "logo"
      ? "We’ve removed your startup’s logo: write to us if you don’t see why"
      : verdict === "yes" && shown !== "yes"
        ? shown === "closed"
          ? "Your name and deck are approved: your deck stays closed until we open it again"
          : shown === "plan"
            ? "Your investor profile is approved: it shows once your plan includes it"
            : "Your investor profile is approved, but not shown at the moment: write to us"
        : first === "yes"
          ? verdict === "yes"
            ? "Your investor profile is shown to approved investors"
            : "Your investor profile isn’t shown yet: the reason is on its page"
          : verdict === "yes"
            ? "Investors now see your new name or deck"
            : "Your new name or deck isn’t shown: the reason is on your investor profile",
};
