import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import type { Actor } from "../../person/actor.ts";
import { lockRound } from "./round.server.ts";
import { rankingLook } from "./review.table.ts";

/** Remembers that somebody has seen the scores of an intake's files, in the caller's transaction, which holds its lock. */
export async function markRanking(tx: Db, person: string, intake: string) {
  const look = { intake, person, lookedAt: sql`clock_timestamp()` };
  await tx
    .insert(rankingLook)
    .values(look)
    .onConflictDoUpdate({ target: [rankingLook.intake, rankingLook.person], set: look });
}

/** The same for a list that shows scores of files of these intakes. */
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
