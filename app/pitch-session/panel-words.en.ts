/**
 * The only sessions whose dates keep the month first, as originally announced; all other dates use the usual format.
 */
const monthFirstDays = ["27 and 28 May 2025", "17 and 18 June 2025"];
const monthFirst = (days: string) =>
  days.replace(/(\d+(?: and \d+|–\d+)?) (\p{L}+)(?: (\d{4}))?/gu, (_, day: string, month: string, year?: string) =>
    [`${month} ${day}`, year].filter(Boolean).join(", "),
  );

export const words = {
  title: "Pitch Sessions",
  notify: "Tell me the next date",
  about: "How it works",
  toBeAnnounced: "Next date to be announced",
  last: (days: string, closed: string | null) =>
    monthFirstDays.includes(days)
      ? `Last session: ${monthFirst(days)}${closed ? ` — applications closed ${monthFirst(closed)}` : ""}`
      : `Last session: ${days}${closed ? ` — applications closed on ${closed}` : ""}`,
  full: "Full: every place is taken",
  closed: "Applications closed",
  calendar: "Add to my calendar (.ics)",
};
