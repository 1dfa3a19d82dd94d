import { formats } from "../../platform/language/format.ts";
import { words as erasure } from "../shell/erasure-words.en.ts";
import type { Action } from "./next-step.ts";

type RunwayAction = Extract<Action, { what: "runway" }>;

const { count, day, money, monthName, percent } = formats.en;

/** Rounds up to whole euros, because a smaller amount would miss the target. */
const euros = (cents: number) => money(Math.ceil(cents / 100));

const { on, by, text, keep, write } = erasure;

export const words = {
  erasure: { on, by, text, keep, write },
  metadata: "Founder’s dashboard",
  dashboard: "Dashboard",
  profile: "My profile",
  team: "Team",
  teamOf: "Your startup’s team",
  tabs: {
    label: "Cockpit",
    copilot: "CoPilot",
    visibility: "Investor profile",
    readiness: "Readiness score",
    tools: "Tools",
    funding: "Grants & Funding",
    pitch: "Pitch Session",
    acceleration: "Acceleration",
    complete: "profile complete",
  },
  completion: (rate: number) => `Profile ${rate}% complete`,
  updated: { title: "🎉 Startup profile updated!", text: "" },
  tried: (until: string) => ({
    title: "Your free trial has started",
    text: `Elite CoPilot is open until ${until}, that day included. The trial costs nothing and ends by itself.`,
  }),
  welcomed: { title: "Your cockpit is ready", text: "" },
  banner: {
    critical: {
      title: "Your profile is still short",
      text: "Less than half is filled in: too little for anyone to judge your startup.",
    },
    warning: {
      title: "Your profile is taking shape",
      text: "A few more fields and it will show what your startup does.",
    },
    success: { title: "Your profile speaks for your startup", text: "Keep it up to date." },
    missing: (fields: string) => `To reach 100%: ${fields}.`,
  },
  next: {
    title: "What to do next",
    thresholds: "Change my threshold",
    floor: "Change my floor",
    slots: {
      title: "Pick a time for your call",
      why: "You’re pre-selected. Choose one of the times we propose, or suggest others.",
      action: "Choose a time",
    },
    runway: {
      title: (floor: number) => `Get back above ${count(floor)} ${floor === 1 ? "month" : "months"} of runway`,
      why: ({ months, floor, isCritical, missing }: RunwayAction) =>
        `You have ${count(months)} left and your ${isCritical ? "critical threshold" : "floor"} is ${count(floor)}.${
          missing
            ? ` You need ${euros(missing.cash)} more in cash, or to cut your net burn by ${euros(missing.burn)} a month.`
            : ""
        }`,
      action: "Compare two scenarios",
    },
    cash: {
      title: "Find out where your cash goes",
      why: (change: number, threshold: number) =>
        `It fell by ${percent(-change)} in a month; your threshold is ${percent(threshold)}.`,
      action: "Compare two scenarios",
    },
    churn: {
      title: "Keep your customers",
      why: (churn: number, threshold: number) =>
        `You lost ${percent(churn)} of your customers in a month; your threshold is ${percent(threshold)}.`,
      action: "See my history",
    },
    cac: {
      title: "Bring your CAC down",
      why: (change: number, threshold: number) =>
        `It rose by ${percent(change)} in three months; your threshold is ${percent(threshold)}.`,
      action: "See my history",
    },
    "check-in": {
      first: "Enter your five numbers",
      firstWhy: "Runway, growth, score: everything starts there. It takes a minute.",
      title: (month: string) => `Enter your ${monthName(month)} numbers`,
      why: (due: string) => `Five numbers, one minute, by ${day(due)}.`,
      lateWhy: (due: string) => `They were due on ${day(due)}. Five numbers, one minute.`,
      action: "Enter my numbers",
    },
    profile: {
      title: "Complete your profile",
      why: (count: number) => `${count === 1 ? "One required field" : `${count} required fields`} left to fill in.`,
      action: "Fill in my profile",
    },
    scan: {
      title: "Scan your startup",
      why: "Twelve questions, answered from what you’ve entered. See how many points each one is worth.",
      action: "See my readiness score",
    },
    publish: {
      title: "Show investors your profile",
      why: "What’s required is filled in and your plan allows it. You choose what they see, section by section.",
      action: "Choose what I show",
    },
    apply: {
      title: "Apply to the programme",
      why: "Your profile has what’s required. The programme takes on new startups every month.",
      action: "Apply to the programme",
    },
    applyAgain: {
      title: "Apply for the next intake",
      why: "Your intake has begun and no place came free. The programme takes on new startups every month.",
    },
    chat: {
      title: "Join the other founders",
      why: "You’re in. Startups in the programme and the team talk in the chat workspace.",
      action: "Open the chat",
    },
    rest: {
      ours: "It’s our turn to reply: beside your application, you’ll find by when",
      waitlist: "You’re on the waiting list: we’ll write if a place comes free",
      nobody: "Nothing needs you today",
      next: (month: string, from: string) => `Next up: your ${monthName(month)} numbers, from ${day(from)}.`,
    },
  },
  applications: {
    title: "My applications",
    none: "You haven’t applied with this e-mail address yet.",
    inProgramme: "Your startup is in the programme.",
    sent: (date: string) => `Sent on ${date}`,
    status: {
      first: "Being read",
      call: "Pre-selected",
      accepted: "Accepted",
      waitlisted: "On the waiting list",
      passedOver: "No place came free",
      declined: "Declined",
      freed: "Place released",
      withdrawn: "Withdrawn",
    },
    open: "View application",
    apply: "Apply",
  },
  sessions: {
    apply: "Apply to pitch",
    applied: "See where you stand for this session",
    closes: (date: string) => `Apply by ${day(date)}`,
    turn: {
      when: (session: string, date: string, time: string) => `${session}: you pitch on ${date} at ${time}, Paris time.`,
      position: (position: number) => `You’re number ${position} in the order.`,
      minutes: (pitch: number, questions: number) =>
        questions > 0 ? `${pitch} min to pitch, then ${questions} min of questions.` : `${pitch} min to pitch.`,
      prepare: [
        "Have your deck ready. With Visible or Elite, put it in your cockpit: investors read it there once your profile is public and shows it.",
        "Rehearse with a timer: the next startup begins when your time is up.",
        "Be there half an hour before the session begins.",
      ] as readonly string[],
    },
  },
  plan: {
    requested: (plan: string) =>
      `You’ve asked for ${plan}. We’ll read your request and e-mail you our answer; asking costs nothing.`,
    mayTry: (plan: string) => `You’ve asked for ${plan}: your free trial opens it straight away.`,
    startTrial: "Start my free trial",
    until: (date: string) => `Until the end of ${date}.`,
    after:
      "Then your account goes back to Free Member automatically. To carry on, write to us; without your written agreement, nothing is charged.",
    trial: (date: string) => `Free trial, until the end of ${date}.`,
    endTrial: "End my free trial",
    untilDay: (date: string) => `until ${day(date)}`,
    next: (plan: string, from: string, until: string | null) =>
      until ? `From ${from} to ${until}: ${plan}.` : `From ${from}: ${plan}.`,
    names: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" },
    pricing: "See the plans",
  },
  chat: {
    open: "Open the chat",
    newTab: "Opens in a new tab",
  },
};
