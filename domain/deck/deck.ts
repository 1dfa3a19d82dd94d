import type { PdfRefusal } from "../../platform/pdf/limits.ts";

const mebibyte = 1024 * 1024;

/** Limits of a deck: bytes of a file and of its form, how many versions are kept, and bytes of them all. */
export const deckLimits = {
  file: 20 * mebibyte,
  form: 21 * mebibyte,
  versions: 5,
  kept: 100 * mebibyte,
  name: 80,
} as const;

/** How many decks a startup may upload: ten at once, then ten a day. */
export const deckRate = { capacity: 10, perSecond: 10 / 86_400 } as const;

/** How often a startup may fetch its original: twenty at once, then twenty an hour. */
export const originalRate = { capacity: 20, perSecond: 20 / 3_600 } as const;

/** Why an upload was refused before anything was stored. */
export type DeckProblem = "noFile" | "tooLarge" | "notPdf";

/** A stored version waits to be drawn, is drawn, or was refused. */
export type DeckState = "waiting" | "drawn" | "refused";
export type DeckRefusal = PdfRefusal;

/** The number of a page as an address names it; 0 for anything else. */
export const pageIn = (written: string) => (/^[1-9]\d?$/.test(written) ? Number(written) : 0);
