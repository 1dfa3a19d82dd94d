import type { Publication } from "../../../domain/publication/publication.server.ts";

/** What a founder does with their publication. */
export const deeds = ["publish", "change", "confirm", "withdraw"] as const;
export type Deed = (typeof deeds)[number];

/** What the address says happened, believed where the publication says so too. */
export function doneIn(search: URLSearchParams, found: Publication | null): Deed | null {
  const deed = deeds.find((each) => each === search.get("done"));
  const at = deed === "withdraw" ? found?.withdrawnAt : found?.withdrawnAt === null ? found.confirmedAt : null;
  return deed && at && search.get("at") === String(at.getTime()) ? deed : null;
}
