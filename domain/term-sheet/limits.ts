/**
 * `file` is the maximum size of the uploaded file in bytes, and `unpacked` that of the file's content after
 * decompression. `form` limits the whole request and is larger than `file`, so that the page can show an error for a
 * file that is too large.
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
