import type { Db } from "../../platform/db/database.server.ts";
import { liveLink } from "./link-access.server.ts";

/**
 * The contents of the mails about a link; the startup's name is empty if unsuitable for e-mails. Null if the link opens
 * nothing: a mail must not lead to a closed deck.
 */
export async function linkInMail(db: Db, id: string, now = new Date()) {
  const link = await liveLink(db, id, now);
  return link && !link.isPaused ? { startup: link.name, expiresAt: link.expiresAt } : null;
}
