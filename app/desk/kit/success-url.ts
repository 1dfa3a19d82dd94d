export const doneKey = "done";
export const doneAnchor = "done";

/** Where a page says that an action was done, and to which of several things. */
export function successUrl(path: string, intent: string, to?: string) {
  const query = new URLSearchParams({ [doneKey]: intent, ...(to && { to }) });
  return `${path}?${query}#${doneAnchor}`;
}
