import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { grantedOn, isGranted } from "../plan-grant/opens-to.server.ts";
import { chatUse } from "./chat.table.ts";

/** The maximum share of the monthly token budget that a single founder may use. */
const ofOne = 1 / 20;
/**
 * The maximum share of the monthly token budget that founders on a free trial may use together. Anyone can start a
 * trial, so one person with many accounts could otherwise use up the tokens of the founders with a granted plan.
 */
const ofTrials = 1 / 2;

export async function hasTokensLeft(db: Db, founder: string, tokens: number, now = new Date()) {
  const today = parisDay(now);
  const since = gte(chatUse.day, `${today.slice(0, 7)}-01`);
  const used = async (its?: SQL) => {
    const [row] = await db
      .select({ tokens: sql<number>`coalesce(sum(${chatUse.tokens}), 0)`.mapWith(Number) })
      .from(chatUse)
      .where(and(since, its));
    return row?.tokens ?? 0;
  };
  if ((await used()) >= tokens || (await used(eq(chatUse.founder, founder))) >= tokens * ofOne) return false;
  const startup = (await seatOf(db, founder))?.id ?? "";
  if (await isGranted(db, startup, now)) return true;
  const byTrials = sql`${chatUse.founder} not in (
    select seat.person from startup_seat seat where seat.startup in ${grantedOn(today)})`;
  return (await used(byTrials)) < tokens * ofTrials;
}
