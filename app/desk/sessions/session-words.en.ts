import { formats } from "../../../platform/language/format.ts";

const { list } = formats.en;

export const words = {
  back: "All Pitch Sessions",
  record: "Day, hours and place",
  day: "Run sheet",
  steps: {
    label: "From the applications to what follows",
    titles: { applications: "Applications", selection: "Places", order: "Order", day: "The day", after: "Afterwards" },
    unanswered: (open: number) => (open === 0 ? "none without an answer" : `${open} without an answer`),
    closes: (date: string) => `closing on ${date}`,
    places: (given: number, confirmed: number) =>
      given === 0 ? "none given yet" : `${given} given, ${confirmed} confirmed`,
    draft: "a draft, nothing sent",
    news: (founders: number) => (founders === 1 ? "1 founder to tell" : `${founders} founders to tell`),
    sent: (date: string) => `sent, last on ${date}`,
    reminders: (days: string[]) => `${days.length === 1 ? "reminder" : "reminders"} on ${list(days)}`,
    wishes: (until: string) => `wishes to meet until ${until}`,
    toClose: "ready to close, at the end of this page",
    closed: (date: string) => `closed on ${date}`,
  },
  seats: "Investors’ seats",
  taken: (seated: number, seats: number) => `${seated} of ${seats} seats taken`,
  free: (free: number) => (free === 1 ? "1 seat is free" : `${free} seats are free`),
  change: "Number of seats",
  changeHint: "1 to 500. The waiting list gets the new seats at once, until 18:00 on the day before.",
  save: "Save",
  add: (more: number) => `+ ${more}`,
  addLabel: (more: number) => (more === 1 ? "Add 1 seat" : `Add ${more} seats`),
  waiting: "Waiting list",
  waitingText: (waiting: number, until: string) =>
    `${waiting === 1 ? "1 person" : `${waiting} people`}, seated automatically in this order until ${until}`,
  waitingByHand: (waiting: number) =>
    `${waiting === 1 ? "1 person" : `${waiting} people`}: from now on, you decide who gets a free seat`,
  nobodyWaits: "No one is waiting.",
  nobody: "No one has a seat yet.",
  seatedPeople: "People with a seat",
  columns: { name: "Name", company: "Company", email: "E-mail", since: "Asked on", state: "State", do: "" },
  seat: "Seat",
  seatOf: (name: string) => `Seat ${name}`,
  states: { seated: "Seated", waiting: "Waiting" },
  lastMove: "Last change",
  leftBy: (at: string, name: string) => `${at}: ${name} left.`,
  file: "Download the list (CSV)",
  cancel: "Cancel the session",
  cancelText: (guests: number, startups: number, open: number) => {
    const recipients = [
      guests > 0 && (guests === 1 ? "the one guest" : `all ${guests} guests`),
      startups > 0 && (startups === 1 ? "the startup with a place" : `the ${startups} startups with a place`),
      open > 0 &&
        (open === 1 ? "the startup with the one open application" : `the startups with ${open} open applications`),
    ].filter((part) => part !== false);
    const mailed =
      recipients.length === 0
        ? "No one has a seat, a place or an open application, so no e-mail is sent."
        : `An e-mail goes to ${list(recipients)}, in each reader’s language.`;
    const calendars = guests + startups > 0 && "The session leaves the calendars it was in.";
    const closed = open > 0 && "Open applications are closed, with the cancellation as the reason.";
    return [mailed, calendars, closed, "Nothing is deleted. This can’t be undone."].filter(Boolean).join(" ");
  },
  reason: "Reason",
  reasonHint: "Optional. It is quoted in the e-mail.",
  cancelled: (at: string) => `Cancelled on ${at}`,
  over: "This session is over.",
  errors: { seats: "A whole number from 1 to 500." } as Record<string, string>,
  problems: (seated: string): Record<string, string> => ({
    seated: `${seated} people have a seat: the session can’t have fewer. Write to some of them first, so that they free their seats.`,
    unchanged: "That’s already the case.",
    gone: "The session or the person is no longer there.",
    full: "No seat is free: add one first.",
    "no-hour": "The session has no hours yet: set them first.",
    nobody: "No startup has a place yet: give one first.",
    begun: "The session has begun: founders see the times on the spot.",
    cancelled: "The session is cancelled.",
    closed: "The session is closed: its run sheet stays as it is.",
    overtaken:
      "This session has changed since you opened the page. Nothing was saved and no e-mail was sent: check how it stands now, then decide again.",
    moved:
      "Someone else has changed the day, the hours or the place since you opened the page. The session isn’t cancelled. Check the details above, then decide again.",
  }),
};
