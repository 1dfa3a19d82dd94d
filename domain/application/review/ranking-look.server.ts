import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import type { Actor } from "../../person/actor.ts";
import { lockRound } from "./round.server.ts";
import { rankingLook } from "./review.table.ts";

/**
 * Records that a person has seen the scores of an intake's applications, in the caller's transaction, which has locked
 * the round.
 */
export async function markRanking(tx: Db, person: string, intake: string) {
  const look = { intake, person, lookedAt: sql`clock_timestamp()` };
  await tx
    .insert(rankingLook)
    .values(look)
    .onConflictDoUpdate({ target: [rankingLook.intake, rankingLook.person], set: look });
}

/** Like `markRanking`, for a list with scores of applications of several intakes. */
export async function markScoresSeen(db: Db, actor: Actor, intakes: readonly string[]) {
  mustHave(actor, "applications");
  if (intakes.length === 0) return;
  await db.transaction(async (tx) => {
    for (const intake of [...new Set(intakes)].toSorted()) {
      await lockRound(tx, intake);
      await markRanking(tx, actor.viewer.id, intake);
    }
  });
}
