/** "17 and 18 June 2025" the way the last session was announced: June 17 and 18, 2025. */
const monthFirst = (days: string) =>
  days.replace(/(\d+(?: and \d+|–\d+)?) (\p{L}+)(?: (\d{4}))?/gu, (_, day: string, month: string, year?: string) =>
    [`${month} ${day}`, year].filter(Boolean).join(", "),
  );

export const words = {
  card: {
    next: "Next session",
    toBeAnnounced: "Next date to be announced",
    notify: "Leave your e-mail and we’ll write to you once the date is set.",
    notifyWhenFull: "Leave your e-mail and we’ll write to you once the next session’s date is set.",
    last: (days: string, closed: string | null) =>
      `Last session: ${monthFirst(days)}${closed ? ` — applications closed ${monthFirst(closed)}` : ""}`,
    place: "Place",
    hours: "Hours",
    from: (start: string, end: string | null) => (end ? `${start} to ${end}, Paris time` : `From ${start}, Paris time`),
    format: "Format",
    grand: "Large session",
    quarterly: "Quarterly session",
    capacity: (startups: string) => `${startups} ${startups === "1" ? "startup" : "startups"} at most`,
    applications: "Applications",
    open: (day: string) => `Open until ${day}, 23:59, Paris time`,
    closed: (day: string) => `Closed ${day}`,
    openUntilSession: "Open until the session",
    closedAll: "Closed",
    full: "Full: every place is taken",
    calendar: "Add to my calendar (.ics)",
  },
  panel: {
    title: "Pitch Sessions",
    notify: "Tell me the next date",
    about: "How it works",
  },
  notifyMe: {
    email: "E-mail",
    submit: "Notify me",
    sending: "Sending...",
    errors: {
      emailRequired: { message: "E-mail required", detail: "Please enter the address we should write to" },
      emailInvalid: { message: "Invalid e-mail format", detail: "Please enter a valid e-mail address" },
    },
    success: {
      title: "You’re on the list",
      text: "We’ll write to you as soon as the date of the next session is set.",
    },
    failure: {
      title: "Error",
      text: "There was an error sending your address. Please try again.",
    },
    saved: {
      title: "Address saved",
      text: "It’s safe with us, on the list for the next session.",
    },
  },
  application: {
    heading: "Your application",
    fullName: "Full name",
    email: "E-mail",
    startupName: "Startup",
    website: "Website (optional)",
    stage: "Stage",
    sector: "Sector",
    annualRevenue: "Yearly revenue, excluding tax",
    lookingFor: "What are you looking for?",
    choose: "Choose",
    submit: "Send my application",
    sending: "Sending...",
    forSession: (name: string, days: string) => `You’re applying for the next session: ${name}, ${days}.`,
    forLater: "The date of the next session isn’t set yet: your application counts for that session.",
    forAfter: (name: string, isFull: boolean) =>
      `${name} ${isFull ? "is full" : "is closed to applications"}: your application counts for the session after it, whose date isn’t set yet.`,
    errors: {
      nameRequired: { message: "Name required", detail: "Please enter your full name" },
      nameTooLong: { message: "Name too long", detail: "Your name must be at most 160 characters long" },
      emailRequired: { message: "E-mail required", detail: "Please enter your e-mail address so we can reply" },
      emailInvalid: { message: "Invalid e-mail format", detail: "Please enter a valid e-mail address" },
      startupRequired: { message: "Startup required", detail: "Please enter the name of your startup" },
      startupTooLong: { message: "Name too long", detail: "Its name must be at most 160 characters long" },
      websiteInvalid: {
        message: "Invalid address",
        detail: "Please enter an address like example.com, or leave it empty",
      },
      stageRequired: { message: "Stage required", detail: "Please choose the stage of your startup" },
      sectorRequired: { message: "Sector required", detail: "Please choose the closest sector" },
      revenueRequired: { message: "Revenue required", detail: "Please choose the range of your yearly revenue" },
      lookingForRequired: { message: "Answer required", detail: "Please choose what matters most to you" },
    },
    success: {
      title: "Application sent!",
      text: "We’ll read it and reply by e-mail.",
    },
    failure: {
      title: "Error",
      text: "There was an error sending your application. Please try again.",
    },
    saved: {
      title: "Application saved",
      text: "It’s safe with us and we’ll read it.",
    },
  },
};
