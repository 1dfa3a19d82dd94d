import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { chatUse } from "./chat.table.ts";

/** The maximum share of the monthly token budget that a single founder may use. */
const ofOne = 1 / 20;

export async function hasTokensLeft(db: Db, founder: string, tokens: number, now = new Date()) {
  const since = gte(chatUse.day, `${parisDay(now).slice(0, 7)}-01`);
  const used = async (its: ReturnType<typeof and>) => {
    const [row] = await db
      .select({ tokens: sql<number>`coalesce(sum(${chatUse.tokens}), 0)`.mapWith(Number) })
      .from(chatUse)
      .where(its);
    return row?.tokens ?? 0;
  };
  return (await used(since)) < tokens && (await used(and(since, eq(chatUse.founder, founder)))) < tokens * ofOne;
}
