import type { PdfRefusal } from "../../platform/pdf/limits.ts";

const mebibyte = 1024 * 1024;

/** Limits of decks: bytes of a file and of the upload form, the number of stored versions, and their total bytes. */
export const deckLimits = {
  file: 20 * mebibyte,
  form: 21 * mebibyte,
  versions: 5,
  kept: 100 * mebibyte,
  name: 80,
} as const;

/** Uploads per startup: ten at once, then ten a day. */
export const deckRate = { capacity: 10, perSecond: 10 / 86_400 } as const;

/** Downloads of the original file per startup: twenty at once, then twenty an hour. */
export const originalRate = { capacity: 20, perSecond: 20 / 3_600 } as const;

/** Why an upload was refused before anything was stored. */
export type DeckProblem = "noFile" | "tooLarge" | "notPdf";

/** The state of a stored version: queued for rendering, rendered, or refused. */
export type DeckState = "waiting" | "drawn" | "refused";
export type DeckRefusal = PdfRefusal;

/** Parses a page number in a URL; 0 for any other text. */
export const pageIn = (written: string) => (/^[1-9]\d?$/.test(written) ? Number(written) : 0);
