import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { unscoredBy } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { lockRound } from "./round.server.ts";
import { rankingLook } from "./review.table.ts";

/**
 * Records that a person has seen the scores of an intake's applications. The caller's transaction must have locked the
 * intake's round.
 */
export async function markRanking(tx: Db, person: string, intake: string) {
  const look = { intake, person, lookedAt: sql`clock_timestamp()` };
  await tx
    .insert(rankingLook)
    .values(look)
    .onConflictDoUpdate({ target: [rankingLook.intake, rankingLook.person], set: look });
}

async function markRankings(tx: Db, actor: Actor, intakes: readonly string[]) {
  for (const intake of [...new Set(intakes)].toSorted()) {
    await lockRound(tx, intake);
    await markRanking(tx, actor.viewer.id, intake);
  }
}

/** Records that the person sees the scores, and leaves out scored applications that the person must still review. */
export async function seeScores<Row extends { id: string; intake: string; score: number | null }>(
  db: Db,
  actor: Actor,
  rows: readonly Row[],
): Promise<Row[]> {
  mustHave(actor, "applications");
  const scored = rows.filter(({ score }) => score !== null);
  if (scored.length === 0) return [...rows];
  return db.transaction(async (tx) => {
    await markRankings(
      tx,
      actor,
      scored.map(({ intake }) => intake),
    );
    const assigned = await tx.execute<{ id: string }>(
      sql`select application_id as id from ${unscoredBy(actor)} assigned`,
    );
    const unscored = new Set(assigned.rows.map(({ id }) => id));
    return rows.filter(({ id, score }) => score === null || !unscored.has(id));
  });
}
