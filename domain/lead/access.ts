import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "../person/by.ts";

/** Leads are read and answered by administrators. */
export function mayHandleLeads({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("leads are handled by administrators");
}
