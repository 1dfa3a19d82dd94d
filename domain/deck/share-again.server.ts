import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import type { Actor } from "../person/actor.ts";
import { mustEdit } from "../startup/access.ts";
import { agreementText } from "./agreement.server.ts";
import { linkLimits } from "./link.ts";
import { deckLink } from "./link.table.ts";
import { shareDeck } from "./share.server.ts";

const day = 24 * 3_600_000;

/** Sends the link again, or a new link with the same options if the old link has ended. */
export async function shareAgain(db: Db, actor: Actor, { id, lang }: { id: string; lang: Lang }, now = new Date()) {
  const founder = mustEdit(actor);
  const [link] = await db
    .select()
    .from(deckLink)
    .where(and(eq(deckLink.founder, founder), sql`${deckLink.id}::text = ${id}`, isNotNull(deckLink.toEmail)));
  if (!link?.toEmail) return { status: "gone" as const };
  const { toEmail: email, watermark, copy, cutAt, createdAt, expiresAt } = link;
  const isLive = cutAt === null && expiresAt > now;
  const lastDay = parisDay(new Date(expiresAt.getTime() - 1));
  // Links normally expire at midnight. Any other expiry time means that the link ended because the deck was deleted.
  const endedWithDeck = expiresAt.getTime() !== startOfParisDay(parisDay(expiresAt)).getTime();
  const lasted = (Date.parse(lastDay) - Date.parse(parisDay(isLive ? now : createdAt))) / day;
  // Limits the days, because an extended link may have lasted longer than a new link is allowed to last.
  const days = endedWithDeck ? linkLimits.named.days : Math.min(lasted, linkLimits.named.most);
  const agreement = (await agreementText(db, link.id))?.text;
  const options = { lang, days, watermark, copy, ...(agreement !== undefined && { agreement }) };
  return shareDeck(db, actor, { email, ...options }, now);
}
