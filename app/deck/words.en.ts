export const words = {
  title: (name: string, number: number, pages: number) => `Deck of ${name}, page ${number} of ${pages}`,
  of: (name: string) => `Deck of ${name}`,
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  place: (number: number, pages: number) => `Page ${number} of ${pages}`,
  page: (number: number, pages: number) => `Page ${number} of ${pages} of the deck; its text follows`,
  turn: "Pages of the deck",
  before: "Previous page",
  after: "Next page",
  keys: "The arrow keys turn the pages.",
  text: "Text of this page",
  noText: "This page holds no text that we can read.",
  gate: {
    title: "Do you show your reading?",
    ofAccount: (name: string) =>
      `${name} sees how many people opened the deck, and how many of them show their reading. Never your name or your address.`,
    refusing: "Both buttons open the same deck.",
    objects:
      "Your browser asks not to be followed (Global Privacy Control or Do Not Track): your reading is not shown. To show it, switch that off for this site and reload the page.",
    shows: "Open and show my reading",
    silent: "Open without showing it",
    limited: (minutes: number) => ({
      title: "You’ve opened decks many times this hour",
      text: `Try again in ${minutes} min.`,
    }),
    problem: { title: "The deck wasn’t opened", text: "Press one of the two buttons again." },
  },
};
