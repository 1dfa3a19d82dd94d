import { and, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { opensTo } from "../plan-grant/opens-to.server.ts";
import { deckLink } from "./link.table.ts";

const daysBefore = 3;

/** Notifies startups of links that end within three days, except links made for such a short time. */
export async function tellOfLinkEnds(db: Db, now = new Date()) {
  const { founder, expiresAt, createdAt, cutAt } = deckLink;
  const today = parisDay(now);
  const ending = await db
    .select({ founder, expiresAt, times: sql`count(*)`.mapWith(Number) })
    .from(deckLink)
    .where(
      and(
        ...[isNull(cutAt), gt(expiresAt, now), lte(expiresAt, startOfParisDay(daysLater(today, daysBefore + 1)))],
        sql`${expiresAt} - ${createdAt} > make_interval(days => ${daysBefore + 1})`,
        sql`${founder} in ${opensTo("publication", today)}`,
      ),
    )
    .groupBy(founder, expiresAt);
  for (const { founder: startup, expiresAt: end, times } of ending) {
    const day = parisDay(new Date(end.getTime() - 1));
    await notifyStartup(db, startup, { kind: "deck", event: `ends:${day}`, data: { state: "ends", day, times } }, now);
  }
}
