import { and, eq, gte, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { isGranted } from "../plan-grant/opens-to.server.ts";
import { chatUse } from "./chat.table.ts";

/** The maximum share of the monthly token budget that one startup may use, whoever asks for it. */
const ofOne = 1 / 20;
/**
 * The maximum share of the monthly token budget that startups on a free trial may use together. Anyone can start a
 * trial, so one person with many accounts could otherwise use up the tokens of the startups with a granted plan.
 */
const ofTrials = 1 / 2;

export async function hasTokensLeft(db: Db, startup: string, tokens: number, now = new Date()) {
  const since = gte(chatUse.day, `${parisDay(now).slice(0, 7)}-01`);
  const used = async (its?: SQL) => {
    const [row] = await db
      .select({ tokens: sql<number>`coalesce(sum(${chatUse.tokens}), 0)`.mapWith(Number) })
      .from(chatUse)
      .where(and(since, its));
    return row?.tokens ?? 0;
  };
  if ((await used()) >= tokens || (await used(eq(chatUse.startup, startup))) >= tokens * ofOne) return false;
  if (await isGranted(db, startup, now)) return true;
  return (await used(not(chatUse.isGranted))) < tokens * ofTrials;
}
