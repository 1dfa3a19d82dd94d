/**
 * What a founder may send to be read: the file in bytes, as it comes and with its text unpacked, and the characters of the
 * text. A form with a larger file than that is still taken, so that the page can say what is wrong with it.
 */
export const sheetLimits = {
  file: 1024 * 1024,
  unpacked: 2 * 1024 * 1024,
  characters: 60_000,
  form: 4 * 1024 * 1024,
} as const;
