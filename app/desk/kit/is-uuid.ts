/** Whether an address names a record at all: the database refuses what is no UUID with an error of its own. */
export const isUuid = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? "");
