/**
 * Sizes in bytes, except `characters`. Requests may be larger than `file`, so that the page can report a large file.
 */
export const sheetLimits = {
  file: 1024 * 1024,
  unpacked: 2 * 1024 * 1024,
  characters: 60_000,
  form: 4 * 1024 * 1024,
} as const;

/**
 * Rate limits per account: `read` for all analysed term sheets, `exhausting` for term sheets that exceeded the time or
 * memory limit.
 */
export const sheetRates = {
  read: { capacity: 20, perSecond: 20 / 600 },
  exhausting: { capacity: 3, perSecond: 3 / 3_600 },
} as const;
