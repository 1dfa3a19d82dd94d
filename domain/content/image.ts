/** Of the file of a picture that is uploaded. */
export const mostImageBytes = 5 * 1024 * 1024;

/** Of the form that it comes with. */
export const mostImageFormBytes = mostImageBytes + 1024 * 1024;

/** Of such a picture, of one byte a colour; unpacked it is far larger than its file. */
export const mostPixels = 20_000_000;

/** What a picture cannot be taken in with: its file, or one of the fields about it. */
export type ImageProblem =
  | "noFile"
  | "wrongType"
  | "tooLarge"
  | "unreadable"
  | "tooManyPixels"
  | "altEn"
  | "altFr"
  | "permission"
  | "permittedOn";
