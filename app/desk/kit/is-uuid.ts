/** Checked before a query, because the database throws for an id that is no UUID. */
export const isUuid = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? "");
