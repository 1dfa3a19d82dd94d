import type { Db } from "../../platform/db/database.server.ts";
import { freeingSeats } from "../session-seat/keep-in-line.server.ts";
import { cancelAllOfShutOut } from "./meeting-mails.server.ts";

/** If the change takes access from a person, their seats and meetings end in the same transaction. */
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
      const changed = await change(tx);
      if (changed.status === "stored") await cancelAllOfShutOut(tx, id, now);
      return changed;
    },
    now,
  );
