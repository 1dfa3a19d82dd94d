import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { isKindSuppressed, liftKindSuppression, suppressKind } from "../suppression/suppression.server.ts";
import { deckLink } from "./link.table.ts";

/**
 * The contents of the mails about a link; the startup's name is empty if unsuitable for e-mails. Null if the link was
 * revoked or has expired.
 */
export async function linkInMail(db: Db, id: string, now = new Date()) {
  const [found] = await db
    .select({ name: founderProfile.startup_name, expiresAt: deckLink.expiresAt })
    .from(deckLink)
    .leftJoin(founderProfile, eq(founderProfile.user_id, deckLink.founder))
    .where(and(eq(deckLink.id, id), isNull(deckLink.cutAt), gt(deckLink.expiresAt, now)));
  return found ? { startup: mailedName(found.name ?? ""), expiresAt: found.expiresAt } : null;
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
