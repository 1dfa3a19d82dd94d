/** Of the file of a picture that is uploaded. */
export const mostImageBytes = 5 * 1024 * 1024;

/** What a picture cannot be taken in with: its file, or one of the fields about it. */
export type ImageProblem =
  | "noFile"
  | "wrongType"
  | "tooLarge"
  | "unreadable"
  | "altEn"
  | "altFr"
  | "permission"
  | "permittedOn";
