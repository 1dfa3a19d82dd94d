/** The maximum size of an uploaded picture, in bytes. */
export const mostImageBytes = 5 * 1024 * 1024;

/** The maximum size of the upload form, in bytes. */
export const mostImageFormBytes = mostImageBytes + 1024 * 1024;

/** The maximum number of pixels at 8 bits a channel; a decompressed picture is far larger than its file. */
export const mostPixels = 20_000_000;

/** Why a picture was refused: the file, or one of its fields. */
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
