export const words = {
  back: "All about Pitch Sessions",
  metaTitle: (session: string) => `${session} | The Lab`,
  metaDescription: (session: string, days: string) =>
    `${session}, ${days}: the place, the format, the seats for investors and, once the evening is closed, what came of it.`,
  metaDescriptionClosed: (session: string, pitched: number) =>
    `${session}: ${pitched} ${pitched === 1 ? "startup" : "startups"} pitched. Applications, selection and what came of it, as counted by The Lab.`,
  metaDescriptionCancelled: (session: string, days: string) => `${session}, ${days}: this session is cancelled.`,
  dateFollows: "Date to be announced",
  facts: { date: "Date", hours: "Time", place: "Place", format: "Format", seats: "Seats for approved investors" },
  /** A free seat belongs to the waiting list, if there is one. */
  free: ({ free, seats, waiting }: { free: number; seats: number; waiting: number }) =>
    free <= 0 ? "full, waiting list open" : waiting > 0 ? "waiting list open" : `${free} of ${seats} free`,
  reserve: "Investors: reserve a seat",
  reserveNote: "Seats are free, for approved investors, one each.",
  cancelled: "This session is cancelled.",
  counting: "This session is over. What came of it isn’t published here yet.",
  record: "What came of it",
  closedOn: (day: string, met: boolean) =>
    `Counted and closed on ${day}${met ? ", except the last line, which was counted later" : ""}.`,
  counts: {
    applied: "Startups that applied, address confirmed",
    selected: "Selected",
    pitched: "Pitched",
    present: "Investors present",
    wishes: "Wishes to meet",
    introductions: "Introductions made",
    met: "Of these, both sides say they met or are talking",
  },
  cards: "Startups that pitched",
  cardsNote: "Those that asked to be shown here. We haven’t checked what they say about themselves.",
  newTab: "opens in a new tab",
  showcase: "See the startups’ profiles",
};
