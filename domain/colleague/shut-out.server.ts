import type { Db } from "../../platform/db/database.server.ts";
import { dealRounds, takeFiles } from "../application/review/hand-over.server.ts";
import { mustHave } from "../audit/access.ts";
import { endingFundSeat } from "../fund-team/fund-team.server.ts";
import type { Actor } from "../person/actor.ts";
import { liftBlock } from "../person/block.server.ts";
import { freeingSeats } from "../session-seat/keep-in-line.server.ts";
import { cancelAllOfShutOut } from "../meeting/meeting-mails.server.ts";

/** If the change takes access from a person, what the access gave them ends in the same transaction. */
export const shuttingOut = <Changed extends { status: string }>(
  db: Db,
  id: string,
  change: (tx: Db) => Promise<Changed>,
  now = new Date(),
) =>
  freeingSeats(
    db,
    id,
    async (tx) => {
      const changed = await endingFundSeat(tx, id, () => change(tx), now);
      if (changed.status !== "stored") return changed;
      await cancelAllOfShutOut(tx, id, now);
      await takeFiles(tx, id, now);
      return changed;
    },
    now,
  );

/** Lifts a block and distributes the applications to review again, because a reviewer's were given to others. */
export async function lettingIn(db: Db, actor: Actor, id: string, now = new Date()) {
  mustHave(actor, "accounts");
  return db.transaction(async (tx) => {
    const lifted = await liftBlock(tx, actor, id);
    if (lifted.status === "stored") await dealRounds(tx, now);
    return lifted;
  });
}
