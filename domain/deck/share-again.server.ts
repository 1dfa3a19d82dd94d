import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { linkLimits } from "./link.ts";
import { deckLink } from "./link.table.ts";
import { beginShare, endOf, putLink } from "./share.server.ts";

const day = 24 * 3_600_000;

type Again = { id: string; lang: Lang; which: "resend" | "reopen" };

/**
 * Sends a live link again, or reopens an ended one as a new link with the same options. A link that has ended is not
 * resent, because a colleague may have revoked it meanwhile.
 */
export async function shareAgain(db: Db, actor: Actor, { id, lang, which }: Again, now = new Date()) {
  const founder = mustEdit(actor);
  const refused = await beginShare(db, founder);
  if (refused) return refused;
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const [link] = await tx
      .select()
      .from(deckLink)
      .where(and(eq(deckLink.founder, founder), sql`${deckLink.id}::text = ${id}`, isNotNull(deckLink.toEmail)));
    if (!link || (which === "resend" && (link.cutAt !== null || link.expiresAt <= now)))
      return { status: "gone" as const };
    return putLink(
      tx,
      actor,
      {
        ...{ toEmail: link.toEmail, passwordHash: null },
        choose(live) {
          const { watermark, copy, agreement } = live ?? link;
          return { lang, watermark, copy, agreement, expiresAt: live?.expiresAt ?? endOf(daysOf(link), now) };
        },
      },
      now,
    );
  });
}

function daysOf({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) {
  // Links normally expire at midnight. Any other expiry time means that the link ended because the deck was deleted.
  if (expiresAt.getTime() !== startOfParisDay(parisDay(expiresAt)).getTime()) return linkLimits.named.days;
  const lastDay = parisDay(new Date(expiresAt.getTime() - 1));
  const lasted = (Date.parse(lastDay) - Date.parse(parisDay(createdAt))) / day;
  // Limits the days, because an extended link may have lasted longer than a new link is allowed to last.
  return Math.min(lasted, linkLimits.named.most);
}
