export const mostImageBytes = 5 * 1024 * 1024;

/** The maximum size of the upload request in bytes; one megabyte more than the picture, for the other form fields. */
export const mostImageFormBytes = mostImageBytes + 1024 * 1024;

/**
 * The maximum number of pixels of an uploaded picture. The limit protects memory, because a decoded picture is far
 * larger than its file.
 */
export const mostPixels = 20_000_000;

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
