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

/** How many sheets an account may have analysed, and how many of those may exceed the time or memory limit. */
export const sheetRates = {
  read: { capacity: 20, perSecond: 20 / 600 },
  exhausting: { capacity: 3, perSecond: 3 / 3_600 },
} as const;
