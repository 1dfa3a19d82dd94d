import { civilHours } from "../../domain/guide/schedule.ts";
import { emailErrors, nameErrors } from "../shell/form/person-errors.en.ts";

const { from, until } = civilHours;

export const words = {
  firstName: "Your first name",
  lastName: "Your last name",
  email: "Your email",
  phone: "Your phone (optional)",
  phoneHint: "Unless you tick the box below, no one calls you and your number stays here.",
  submit: "Get the guide",
  sending: "Sending...",
  retry: "Try again",
  fromQuiz: "Filled in with what you told the quiz.",
  errors: {
    ...nameErrors,
    ...emailErrors,
    phoneInvalid: {
      message: "Invalid number",
      detail: "Enter a number like 04\u00A067\u00A000\u00A000\u00A000, or leave it empty",
    },
  },
  /** The message that the CRM receives with the contact. */
  message: "Asked for the guide “Launch your startup in 30 days”",
  success: { title: "Request recorded", text: "Your guide is on its way by e-mail." },
  failure: { title: "Error", text: "Something went wrong along the way." },
  saved: { title: "Request saved", text: "It’s safe with us; the rest will follow automatically." },
  lost: {
    title: "Your request couldn’t be recorded",
    text: "What you typed is still here.",
  },
  part: (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`),
  thirtyDays: "The thirty days and their five parts",
  day: (day: number) => `Day ${day}`,
  minutes: (minutes: number) => `${minutes} min`,
  none: "There’s no guide here",
  nextDays: {
    title: "Day 2 is waiting for you",
    text: `Press the button and you’ll get one e-mail each day between ${from}:00 and ${until}:00, Paris time, from day 2 to day 30. We won’t send any until you do.`,
    action: "Send me the next days",
    done: "Done: the next days are coming.",
    doneText: (day: number, date: string, from: string) =>
      `Day ${day} arrives on ${date}, from ${from} (Paris time). Every e-mail has a link to stop.`,
  },
  reading: {
    title: "Your 30-day guide",
    hello: (name: string) => `${name}, this is your guide.`,
    done: (done: number, total: number) => `${done} of ${total} days done`,
    isDone: "Done",
    current: "Last one sent",
    list: "The thirty days",
    mails: {
      title: "Daily e-mails",
      next: (day: number, date: string, from: string) =>
        `Next e-mail: day ${day}, on ${date}, from ${from} (Paris time).`,
      waiting: "Only day 1 has been sent: the others wait until you ask for them.",
      stopped: (day: number) => `Stopped. If you resume them, they continue with day ${day}.`,
      over: "All thirty have been sent.",
      manage: "Stop or resume the e-mails",
    },
    personal: "This address is yours alone: anyone who has it can see and change your progress.",
  },
  finished: {
    title: "Thirty days done: what next?",
    text: "Apply to the programme with what you’ve built, or keep track of your startup in a free account.",
    apply: "Apply to the programme",
    account: "Open a free account",
    conference: "See the free conference",
  },
  dayPage: {
    aim: "By tonight",
    markDone: "I’ve done this day",
    markUndone: "I haven’t, after all",
    doneNote: "You’ve marked this day as done.",
    previous: "Previous day",
    next: "Next day",
    overview: "All thirty days",
  },
  mails: {
    title: "The guide’s e-mails",
    running: (day: number, date: string, from: string) =>
      `The next e-mail, day ${day}, goes out on ${date}, from ${from} (Paris time).`,
    stop: "Stop the e-mails",
    stopNote:
      "We won’t send any more of the guide’s e-mails. You keep your guide and your progress; you can resume here whenever you like.",
    stopped: "The e-mails are stopped",
    stoppedText: (day: number) => `No more will be sent. If you resume, they continue with day ${day}.`,
    resume: "Resume the e-mails",
    over: "All thirty e-mails have been sent",
    overText: "None will follow.",
  },
  expired: {
    title: "This link has expired",
    text: "Links open the guide for a month. We can send a new one to the guide’s address.",
    renew: "Send me a new link",
    sent: {
      title: "Request recorded.",
      text: "A new link is on its way to the guide’s address. Your progress is kept.",
    },
    limited: {
      title: "Already requested.",
      text: "Several links went to this address today. Check your inbox, or come back tomorrow.",
    },
  },
};
