import type { PdfRefusal } from "../../platform/pdf/limits.ts";

const mebibyte = 1024 * 1024;

/** Sizes are in bytes: of one file (`file`), of an upload request (`form`) and of all stored versions (`kept`). */
export const deckLimits = {
  file: 20 * mebibyte,
  form: 21 * mebibyte,
  versions: 5,
  kept: 100 * mebibyte,
  name: 80,
} as const;

/** The upload limit per startup: a burst of ten uploads, then ten a day. */
export const deckRate = { capacity: 10, perSecond: 10 / 86_400 } as const;

/** An upload limit per network for startups without a granted plan, so that trials cannot fill the storage. */
export const trialDecks = { capacity: 12, perSecond: 12 / 86_400 } as const;

/** The limit for downloading the original file, per startup: a burst of twenty downloads, then twenty an hour. */
export const originalRate = { capacity: 20, perSecond: 20 / 3_600 } as const;

export type DeckProblem = "noFile" | "tooLarge" | "notPdf";

/** The state of a stored version: waiting to be rendered, rendered ("drawn"), or refused because rendering failed. */
export type DeckState = "waiting" | "drawn" | "refused";
export type DeckRefusal = PdfRefusal;

export const pageIn = (written: string) => (/^[1-9]\d?$/.test(written) ? Number(written) : 0);
