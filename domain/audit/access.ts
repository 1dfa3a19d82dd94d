import { NotAllowed } from "./not-allowed.ts";

/** Who reads the log; people are a noun that needs this one, so it knows them by their role. */
export type Reader = { viewer: { role: string } };

/** Who did what is seen by administrators. */
export function maySeeAudit({ viewer }: Reader) {
  if (viewer.role !== "admin") throw new NotAllowed("the audit log is seen by administrators");
}
