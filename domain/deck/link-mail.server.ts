import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isKindSuppressed, liftKindSuppression, suppressKind } from "../suppression/suppression.server.ts";
import { liveLink } from "./link-access.server.ts";
import { deckLink } from "./link.table.ts";

/**
 * The contents of the mails about a link; the startup's name is empty if unsuitable for e-mails. Null if the link opens
 * nothing: a mail must not lead to a closed deck.
 */
export async function linkInMail(db: Db, id: string, now = new Date()) {
  const link = await liveLink(db, id, now);
  return link && !link.isPaused ? { startup: link.name, expiresAt: link.expiresAt } : null;
}

const emailOf = async (db: Db, id: string) =>
  (await db.select({ email: deckLink.toEmail }).from(deckLink).where(eq(deckLink.id, id)))[0]?.email ?? undefined;

/** The address of a link, and whether it has stopped mails about decks; undefined if the link was deleted. */
export async function stopOf(db: Db, id: string) {
  const email = await emailOf(db, id);
  return email === undefined ? undefined : { email, stopped: await isKindSuppressed(db, "deck-invitation", email) };
}

/** Stops or resumes all mails about decks to the address of this link. */
export async function setStopped(db: Db, id: string, stopped: boolean) {
  const email = await emailOf(db, id);
  if (email === undefined) return;
  if (stopped) await suppressKind(db, "deck-invitation", email);
  else await liftKindSuppression(db, "deck-invitation", email);
}
