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
