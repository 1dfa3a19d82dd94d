export const words = {
  title: "Pitch Session",
  context: (investors: string | null) => `Pitch to ${investors ? `${investors}+` : "approved"} investors`,
  eligible: "You’re eligible",
  notReady: "Not ready yet",
  scoreTitle: "Your readiness score",
  score: (score: number, threshold: number) =>
    `Your readiness score is ${score}. You need ${threshold} to apply from your cockpit.`,
  formOpen: "The public form has no minimum score.",
  missing: (points: number) => (points === 1 ? "You’re 1 point short." : `You’re ${points} points short.`),
  noScan: (threshold: number) =>
    `Scan your startup to see your score. You need ${threshold} to apply from your cockpit.`,
  toScore: "See my score",
  toForm: "Use the public form",
  scannedOn: (date: string) => `Scanned on ${date}`,
  countdown: {
    title: "Time left to apply",
    sessionTitle: "Until the session",
    left: (days: number) =>
      days < 1
        ? { value: "0", unit: "days: today is the last" }
        : { value: String(days), unit: days === 1 ? "day left" : "days left" },
    untilSession: (days: number) => ({
      value: String(days),
      unit: days < 1 ? "days: it’s today" : days === 1 ? "day to go" : "days to go",
    }),
    place: "Your place is confirmed.",
    placeOpen: "A place is held for you: see below.",
    elsewhere: "Your application got a place at another session.",
    takenBack: "Your place was withdrawn.",
    applied: (date: string) => `You applied on ${date}. We’re reading it.`,
    refused: (date: string) =>
      `You applied on ${date}. No place this time: we’ve e-mailed the reason to your startup’s contact.`,
    tooLate: "You haven’t applied from the cockpit, and this session takes no more applications.",
    ownersApply: "Only your startup’s owners can apply.",
    noScan: "No score yet. Scan your startup first.",
    ready: (score: number, threshold: number) =>
      `You’re ready to apply: your score is ${score}, and you need ${threshold}.`,
    short: (score: number, threshold: number) =>
      `You’re ${threshold - score} ${threshold - score === 1 ? "point" : "points"} short: your score is ${score}, and you need ${threshold}.`,
    closes: (date: string) => `closes ${date}`,
    sent: (date: string) => `applied ${date}`,
    session: (date: string) => `session ${date}`,
    label: (left: string, closes: string | null, session: string, own: string) =>
      `${left}. ${closes === null ? "The" : `Applications close on ${closes}, the`} session is on ${session}. ${own}`,
  },
  nextTitle: "Next session",
  none: "Next date to be announced",
  noneText: "We’ll e-mail you as soon as it’s set, if you ask us to.",
  notify: "Tell me the date",
  wait: "Wait for the next date to apply from your cockpit: we read those applications first.",
  notifyNext: "Tell me the next date",
  closes: (date: string) => `Applications close on ${date}`,
  closed: "Applications are closed.",
  full: "The session is full.",
  places: (left: number, capacity: number) => `${left} of ${capacity} places left`,
  calendar: "Add to my calendar",
  criteriaTitle: "What we look at",
  /** The first selection criterion; the amount comes from the site's content. */
  revenue: (amount: string) =>
    ["Revenue", `At least ${amount} a year: we look at this first.`] as readonly [string, string],
  criteria: [
    ["Product maturity", "Customers can use it, and some already do."],
    ["Traction", "Several months of numbers that show growth."],
    ["Growth potential", "Who your customers are, how many there are, and why others can’t copy your product."],
    ["Team", "Who does what, and what you’ve done before."],
  ] as readonly (readonly [string, string])[],
  priority:
    "We read applications sent from a cockpit first, then those from the public form. In each group: startups in the programme, best score, first to apply. We decide, never a computer.",
  feeTitle: "Participation",
  feeElite: "Included in Elite CoPilot.",
  feeIncluded: "Elite CoPilot includes it for you at this session, even after your plan ends.",
  fee: (fee: string) =>
    `There’s a participation fee: ${fee}. Elite CoPilot includes it, the free month doesn’t. Nothing is charged when you apply.`,
  apply: "Apply now",
  applyText: "We’ve filled in what we could from your profile. Check your answers, then apply.",
  fields: {
    fullName: "Your name",
    startupName: "Startup",
    website: "Website",
    stage: "Stage",
    sector: "Sector",
    annualRevenue: "Annual revenue",
    lookingFor: "What you’re looking for",
    feeRead: "I’ve read how the participation fee works",
  },
  choose: "Choose",
  sent: {
    title: "Your application is in.",
    text: "One of us will write to you, and your place shows here once it’s confirmed.",
  },
  applied: (date: string, score: number | null) =>
    `You applied on ${date}, ${score === null ? "through the public form" : `with a score of ${score}`}.`,
  place: "Your place is confirmed.",
  placeOpen: "A place is held for you. It’s confirmed once we’ve agreed on your participation fee.",
  placesAt: {
    confirmed: (session: string, days: string) => `Your place is confirmed at another session: ${session}, ${days}.`,
    held: (session: string, days: string) =>
      `A place is held for you at another session: ${session}, ${days}. It’s confirmed once we’ve agreed on your participation fee.`,
    cancelled: (session: string, days: string) =>
      `The session where you had a place is cancelled: ${session}, ${days}.`,
    waiting: (session: string, days: string) =>
      `You’ve applied to another session: ${session}, ${days}. We’re reading your application.`,
    refused: (session: string, days: string) =>
      `We couldn’t offer you a place at another session: ${session}, ${days}. We’ve e-mailed the reason to your startup’s contact.`,
    takenBack: (session: string, days: string) => `Your place at another session was withdrawn: ${session}, ${days}.`,
  },
  feeAgreed: (amount: string, date: string) => `Fee agreed on ${date}: ${amount}, taxes included.`,
  waiting: "We’re reading it. One of us will write to you, and your place shows here once it’s confirmed.",
  takenBack: "Your place was withdrawn.",
  write: "Write to us if you’d like to talk about it",
  refusedByUs: "We couldn’t offer you a place at this session: we’ve e-mailed the reason to your startup’s contact.",
  refusedForm: "We couldn’t offer you a place: we’ve e-mailed the reason to your startup’s contact.",
  pastTitle: "Past sessions",
  past: (pitched: number, shown: number) =>
    `${pitched} ${pitched === 1 ? "startup" : "startups"} pitched${shown === 0 ? "" : `, ${shown} ${shown === 1 ? "profile" : "profiles"} published`}`,
  confirm: "to be confirmed",
  fact: (label: string, value: string) => `${label}: ${value}.`,
  seePast: "See the startups",
  seeRecord: "See the record",
  errors: {
    nameRequired: "Enter your name.",
    nameTooLong: "At most 160 characters.",
    startupRequired: "Enter your startup’s name.",
    startupTooLong: "At most 160 characters.",
    websiteInvalid: "Enter a web address, such as https://marmelade.example.",
    stageRequired: "Choose your stage.",
    sectorRequired: "Choose your sector.",
    revenueRequired: "Choose your revenue.",
    lookingForRequired: "Choose what you’re looking for.",
    feeRequired: "Tick this box to apply.",
  } as Record<string, string>,
  refused: {
    "not-ready": "Your score is no longer high enough to apply. Scan again once you’ve raised it.",
    already: "You’ve already applied to this session.",
    changed: "Not sent yet: what this page says has changed since you opened it. Read it again, then send.",
    closed: "Applications for this session have closed.",
    invalid: "Check the marked answers.",
    unavailable: "We couldn’t save this. Nothing was lost here: try again in a moment.",
  } as Record<string, string>,
};
