import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { isKindSuppressed, liftKindSuppression, suppressKind } from "../suppression/suppression.server.ts";
import { deckLink } from "./link.table.ts";

/** What the mails about a link say, the name empty where it is unfit for one; null once the link is cut or expired. */
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

/** The address of a link and whether it wants no decks any more; undefined once the link was deleted. */
export async function stopOf(db: Db, id: string) {
  const email = await emailOf(db, id);
  return email === undefined ? undefined : { email, stopped: await isKindSuppressed(db, "deck-invitation", email) };
}

/** Stops the mails about decks to the address of this link, or lets them come again. */
export async function setStopped(db: Db, id: string, stopped: boolean) {
  const email = await emailOf(db, id);
  if (email === undefined) return;
  if (stopped) await suppressKind(db, "deck-invitation", email);
  else await liftKindSuppression(db, "deck-invitation", email);
}
