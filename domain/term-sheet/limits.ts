/**
 * Limits of an uploaded term sheet: the file in bytes, packed and unpacked, and the characters of the text. The form
 * accepts larger files, so that the page can show a proper error.
 */
export const sheetLimits = {
  file: 1024 * 1024,
  unpacked: 2 * 1024 * 1024,
  characters: 60_000,
  form: 4 * 1024 * 1024,
} as const;

/** Sheets that an account may have read, and of those the ones that ran out of time or memory. */
export const sheetRates = {
  read: { capacity: 20, perSecond: 20 / 600 },
  exhausting: { capacity: 3, perSecond: 3 / 3_600 },
} as const;
