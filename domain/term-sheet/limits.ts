/**
 * Limits of an uploaded term sheet: `file` (packed) and `unpacked` in bytes, and the number of characters of the text.
 * The upload form accepts larger files, so that the page can show an error for a file that is too large.
 */
export const sheetLimits = {
  file: 1024 * 1024,
  unpacked: 2 * 1024 * 1024,
  characters: 60_000,
  form: 4 * 1024 * 1024,
} as const;

/**
 * Rate limits per account: `read` for all analysed term sheets, `exhausting` for those that exceeded the time or memory
 * limit.
 */
export const sheetRates = {
  read: { capacity: 20, perSecond: 20 / 600 },
  exhausting: { capacity: 3, perSecond: 3 / 3_600 },
} as const;
