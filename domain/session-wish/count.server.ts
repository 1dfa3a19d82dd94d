import { and, eq, exists, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { introduction, introductionOutcome } from "../introduction/introduction.table.ts";
import { sessionWish } from "./session-wish.table.ts";

/**
 * Counts a session's wishes to meet that were not withdrawn. Also counts the session's introductions to which the
 * startup and the investor have agreed.
 */
export async function countWishes(db: Db, session: string) {
  return {
    wishes: await db.$count(sessionWish, and(eq(sessionWish.session, session), isNull(sessionWish.takenBackAt))),
    introductions: await db.$count(
      introduction,
      and(eq(introduction.session, session), eq(introduction.ending, "yes")),
    ),
  };
}

/** Counts introductions from before the closing for which both sides reported a meeting. */
export async function countMet(db: Db, session: string, closedAt: Date) {
  const wishedBy = (side: "startup" | "investor") =>
    exists(
      db
        .select({ one: sql`1` })
        .from(introductionOutcome)
        .where(
          and(
            eq(introductionOutcome.introduction, introduction.id),
            eq(introductionOutcome.side, side),
            inArray(introductionOutcome.outcome, ["met", "continuing"]),
          ),
        ),
    );
  const [found] = await db
    .select({ met: sql<number>`count(*)::int` })
    .from(introduction)
    .where(
      and(
        ...[eq(introduction.session, session), eq(introduction.ending, "yes"), lte(introduction.closedAt, closedAt)],
        ...[wishedBy("startup"), wishedBy("investor")],
      ),
    );
  return found?.met ?? 0;
}
