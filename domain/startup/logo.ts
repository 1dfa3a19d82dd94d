/** Sizes in bytes and pixels. Requests may be larger than `file`, so that the page can report a large file. */
export const logoLimits = {
  file: 1024 * 1024,
  form: 4 * 1024 * 1024,
  pixels: 4_096 * 4_096,
  smallest: 128,
  side: 512,
} as const;

export const logoRate = { capacity: 10, perSecond: 10 / 3_600 } as const;

export type LogoProblem =
  | "noFile"
  | "tooLarge"
  | "svg"
  | "wrongType"
  | "unreadable"
  | "tooManyPixels"
  | "notSquare"
  | "tooSmall";
