/**
 * The only sessions whose dates keep the month first, as originally announced; all other dates use the usual format.
 */
const monthFirstDays = ["27 and 28 May 2025", "17 and 18 June 2025"];
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
      monthFirstDays.includes(days)
        ? `Last session: ${monthFirst(days)}${closed ? ` — applications closed ${monthFirst(closed)}` : ""}`
        : `Last session: ${days}${closed ? ` — applications closed on ${closed}` : ""}`,
    record: (pitched: number, introductions: number) =>
      [
        `${pitched} ${pitched === 1 ? "startup" : "startups"} pitched`,
        introductions > 0 && `${introductions} ${introductions === 1 ? "introduction" : "introductions"} made`,
      ]
        .filter(Boolean)
        .join(", "),
    place: "Place",
    hours: "Time",
    from: (start: string, end: string | null) => (end ? `${start} to ${end}, Paris time` : `From ${start}, Paris time`),
    format: "Format",
    grand: "Large session",
    quarterly: "Quarterly session",
    capacity: (startups: string) => `${startups} ${startups === "1" ? "startup" : "startups"} at most`,
    applications: "Startup applications",
    open: (day: string) => `Open until ${day}, 23:59, Paris time`,
    closed: (day: string) => `Closed ${day}`,
    openUntilSession: "Open until the day before the session",
    closedAll: "Closed",
    full: "Full: every place is taken",
    reserve: "Investors: reserve a seat",
    more: "Session details",
    calendar: "Add to my calendar (.ics)",
  },
  panel: {
    title: "Pitch Sessions",
    notify: "Tell me the next date",
    about: "How it works",
  },
};
