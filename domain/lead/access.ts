import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** Leads are read and answered by administrators. */
export function mayHandleLeads({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("leads are handled by administrators");
}
