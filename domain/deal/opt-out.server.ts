import { count, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { dealViewOptOut } from "./deal.table.ts";

export async function isOptedOut(db: Db, actor: Actor) {
  const investor = mustBe(actor, "investor");
  const [found] = await db.select({ found: count() }).from(dealViewOptOut).where(eq(dealViewOptOut.investor, investor));
  return (found?.found ?? 0) > 0;
}

export async function setOptOut(db: Db, actor: Actor, isOut: boolean, now = new Date()) {
  const investor = mustBe(actor, "investor");
  if (isOut) await db.insert(dealViewOptOut).values({ investor, since: now }).onConflictDoNothing();
  else await db.delete(dealViewOptOut).where(eq(dealViewOptOut.investor, investor));
}
