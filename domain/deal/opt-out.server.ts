import { count, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import { takeBackAll } from "../deck/own-reading.server.ts";
import type { Actor } from "../person/actor.ts";
import { dealViewOptOut } from "./deal.table.ts";

export async function isOptedOut(db: Db, actor: Actor) {
  const investor = mustBe(actor, "investor");
  const [found] = await db.select({ found: count() }).from(dealViewOptOut).where(eq(dealViewOptOut.investor, investor));
  return (found?.found ?? 0) > 0;
}

/** An investor whose visits are not counted shares no reading times either, not even of a deck that is open. */
export async function setOptOut(db: Db, actor: Actor, isOut: boolean, now = new Date()) {
  const investor = mustBe(actor, "investor");
  if (!isOut) {
    await db.delete(dealViewOptOut).where(eq(dealViewOptOut.investor, investor));
    return;
  }
  await db.transaction(async (tx) => {
    await tx.insert(dealViewOptOut).values({ investor, since: now }).onConflictDoNothing();
    await takeBackAll(tx, investor);
  });
}
