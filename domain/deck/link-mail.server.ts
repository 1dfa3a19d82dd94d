import type { Db } from "../../platform/db/database.server.ts";
import { liveLink } from "./link-access.server.ts";

/** Returns null when the link opens no deck; a name unsuitable for e-mails is empty. */
export async function linkInMail(db: Db, id: string, now = new Date()) {
  const link = await liveLink(db, id, now);
  return link && !link.isPaused ? { startup: link.name, expiresAt: link.expiresAt } : null;
}
