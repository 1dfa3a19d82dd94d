import type { Db } from "../../platform/db/database.server.ts";
import { liveLink } from "./link-access.server.ts";

/**
 * Returns the contents of e-mails about a link; the startup's name is empty if it is unsuitable for e-mails. Returns
 * null when the link does not open a deck, because no e-mail should lead to a closed deck.
 */
export async function linkInMail(db: Db, id: string, now = new Date()) {
  const link = await liveLink(db, id, now);
  return link && !link.isPaused ? { startup: link.name, expiresAt: link.expiresAt } : null;
}
