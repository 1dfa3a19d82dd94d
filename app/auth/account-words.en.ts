import { manyMails } from "./words.en.ts";

export const words = {
  title: "Your account",
  planNow: (plan: string, until: string | null) =>
    until ? `Your plan: ${plan}, until ${until}, this day included.` : `Your plan: ${plan}.`,
  planNext: (plan: string, from: string, until: string | null) =>
    until ? `From ${from} to ${until}: ${plan}.` : `From ${from}: ${plan}.`,
  plan: (plan: string) => `Plan requested: ${plan}.`,
  trial: {
    until: (date: string) => `It’s a free trial: it ends by itself after ${date}, and costs nothing.`,
    end: "End my free trial",
    text: "Elite CoPilot closes today and your account goes back to the plan it had without the trial. Nothing is deleted, but what only Elite opens is paused, and so is your published profile unless that plan includes it. You can’t start the trial again.",
    submit: "End it today",
  },
  done: {
    "trial-ended": "Your free trial has ended. Your profile, your numbers and your applications stay.",
    email: `We’ve written to the new address. Nothing changes until you confirm it from that message. ${manyMails}`,
    "email-confirmed": "Your new e-mail is confirmed. Sign in with it from now on.",
    password: "Your password was changed and every other session has ended.",
    language: "Your language was changed.",
    plan: "We have your request. We’ll read it and e-mail you our answer; the request costs nothing.",
    "trial-taken":
      "Your startup, or this address, has already had its free trial. Ask for Elite CoPilot from the pricing page to continue.",
    "second-factor-off": "Two-step sign-in is off, and your other sessions have ended.",
    "end-session": "The session was ended.",
    "review-mail-on": "E-mails about reviews are on.",
    "review-mail-off": "E-mails about reviews are off.",
  } as Record<string, string>,
  emailTitle: "E-mail",
  newEmail: "New e-mail",
  emailSubmit: "Change my e-mail",
  passwordTitle: "Password",
  passwordText: "Your other sessions end, on every device. This browser stays signed in.",
  passwordSubmit: "Change my password",
  reviewMail: {
    title: "E-mails about reviews",
    text: "At most one a day, from 8:00 Paris time: how many files wait for your score, and how many of your answers were taken back. No applicant is named.",
    now: { on: "They’re on.", off: "They’re off. The desk still shows what waits for you." },
    turn: { on: "Turn them on", off: "Turn them off" },
  },
  languageTitle: "Language",
  languageSubmit: "Save",
  secondTitle: "Two-step sign-in",
  secondOff: "Your password opens this account without a code.",
  secondSetUp: "Set up an authenticator app",
  secondOn: (date: string, left: number) =>
    `On since ${date}. ${left} recovery ${left === 1 ? "code is" : "codes are"} left.`,
  secondRequired: "Everyone on the desk keeps it on.",
  secondDropCode: "The six digits of your authenticator app, or one of your recovery codes.",
  secondDrop: "Switch it off",
  sessionsTitle: "Where you’re signed in",
  session: (device: string, date: string, time: string) => `${device}, last seen on ${date} at ${time}`,
  thisOne: "This browser",
  end: "Sign out there",
  endOf: (device: string) => `Sign out there: ${device}`,
  endAll: "Sign out everywhere",
  calendar: "My calendar",
  signOut: "Sign out",
  recovery: {
    few: (left: number) =>
      left === 0
        ? "No recovery code is left. Make new ones now, in case you lose your phone."
        : `Only ${left} recovery ${left === 1 ? "code is" : "codes are"} left. Make new ones before you need them.`,
    renew: "New recovery codes",
    text: "Ten new codes replace any you have left. Enter your password, and the six digits of your authenticator app or one of the codes.",
    submit: "Make new codes",
  },
};
