/** Queries need this check, because the database throws an error for a text that is not a UUID. */
export const isUuid = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? "");
