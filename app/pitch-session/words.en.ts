export const words = {
  next: "Next session",
  notify: "Leave your e-mail and we’ll write to you once the date is set.",
  notifyWhenFull: "Leave your e-mail and we’ll write to you once the next session’s date is set.",
  forLater: "The next session takes no more applications: yours will be for a later one.",
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
  reserve: "Investors: reserve a seat",
  more: "Session details",
};
