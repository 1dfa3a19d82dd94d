import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { withdrawTurns } from "./order.server.ts";

const interval = 5_000;

/** Tells founders who lost their turn, until stopped. */
export const watchTurns = (db: Db, log: Log) =>
  regularly(
    interval,
    () => withdrawTurns(db),
    (error) => log.warn({ error }, "founders could not be told that their turn is theirs no more"),
  );
