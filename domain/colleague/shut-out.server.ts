import type { Db } from "../../platform/db/database.server.ts";
import { takeFiles } from "../application/review/hand-over.server.ts";
import { endingFundSeat } from "../fund-team/fund-team.server.ts";
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
