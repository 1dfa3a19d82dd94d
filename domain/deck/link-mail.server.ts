import type { Db } from "../../platform/db/database.server.ts";
import { liveLink } from "./link-access.server.ts";

/** Returns a link's data for e-mails, or null if no deck opens; an unsuitable startup name becomes an empty string. */
export async function linkInMail(db: Db, id: string, now = new Date()) {
  const link = await liveLink(db, id, now);
  return link && !link.isPaused ? { startup: link.name, expiresAt: link.expiresAt } : null;
}
