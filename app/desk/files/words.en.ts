import type { DeckRefusal } from "../../../domain/deck/deck.ts";

export const words = {
  title: "Decks",
  text: "Decks that readers report, decks that are closed, and files that couldn’t be converted.",
  unnamed: "No name yet",
  reports: {
    title: "Reported",
    none: "No deck is reported.",
    count: (times: number, since: string) =>
      times === 1 ? `1 report, since ${since}` : `${times} reports, since ${since}`,
    by: (email: string, on: string) => `${email}, on ${on}`,
    byNobody: (on: string) => `A reader who gave no name, on ${on}`,
    more: (count: number) => (count === 1 ? "1 more report" : `${count} more reports`),
    look: "Look at the deck",
    readers: "Who opened it",
    reason: "Why the deck closes",
    reasonHint:
      "The startup gets this by mail and reads it in its cockpit. No link and no investor opens the deck any more.",
    close: "Close the deck everywhere",
    setAside: "Set the reports aside",
    errors: { reasonRequired: "Tell the startup why.", reasonTooLong: "At most 1,000 characters." } as Record<
      string,
      string | undefined
    >,
  },
  closed: {
    title: "Closed",
    none: "No deck is closed.",
    on: (on: string) => `Closed on ${on}`,
    reopen: "Open it again",
  },
  refused: {
    title: "Latest files that couldn’t be converted",
    none: "No file has failed.",
    columns: { startup: "Startup", version: "Version", why: "Why", on: "Uploaded on" },
    why: {
      password: "Opens only with a password",
      unreadable: "Damaged or incomplete",
      pages: "Too many pages",
      shape: "A page is too long",
      heavy: "Too heavy to draw",
    } satisfies Record<DeckRefusal, string>,
  },
  readers: {
    title: (startup: string) => `Who opened the deck of ${startup}`,
    text: "The last 200 openings by readers we know. Openings by a link with a password are only counted. That you looked is in the log.",
    none: "No known reader has opened it in the last 12 months.",
    columns: { reader: "Reader", on: "Opened on", version: "Version" },
    gone: "Someone who was erased",
    back: "Back to decks",
  },
  problems: {
    gone: "Someone else has already answered.",
    overtaken:
      "The startup has changed its deck since you opened the page. The deck isn’t closed: look at the new version, then decide again.",
  } as Record<string, string>,
};
