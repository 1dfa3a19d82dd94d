import type { Publication } from "../../../domain/publication/publication.server.ts";

/** What a founder does with their publication. */
export const publicationActions = ["publish", "change", "confirm", "withdraw"] as const;
export type PublicationAction = (typeof publicationActions)[number];

/** What the address says happened, believed where the publication says so too. */
export function doneIn(search: URLSearchParams, found: Publication | null): PublicationAction | null {
  const chosen = publicationActions.find((each) => each === search.get("done"));
  const at = chosen === "withdraw" ? found?.withdrawnAt : found?.withdrawnAt === null ? found.confirmedAt : null;
  return chosen && at && search.get("at") === String(at.getTime()) ? chosen : null;
}
