export const words = {
  title: "Pitch Sessions",
  text: "Who applied for the sessions to come. The order is a proposal: startups of the programme first, then the best score, then who applied first. You decide, on each application.",
  taken: (taken: number, capacity: string) => `${taken} of ${capacity} places taken`,
  noLimit: (taken: number) => `${taken} startups have a place, no limit set`,
  columns: { startup: "Startup", score: "Score", programme: "Programme", sent: "Applied", place: "Place" },
  noScore: "No score",
  noAccount: "No account",
  yes: "Yes",
  unnamed: "No name",
  nobody: "Nobody has applied yet.",
  none: "No session is announced.",
  noneText: "As soon as one has a date, its applications appear here.",
};
