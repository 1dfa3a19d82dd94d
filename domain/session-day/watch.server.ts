import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { remindGuests } from "../session-seat/remind.server.ts";
import { mailNewDays } from "./move.server.ts";
import { remindFounders } from "./remind.server.ts";
import { withdrawTurns } from "./withdraw.server.ts";

const interval = 5_000;

/** Mails founders who lost their turn or their place or whose session has moved, and reminds founders and guests of near sessions, until stopped. */
export const watchTurns = (db: Db, log: Log) =>
  regularly(
    interval,
    async () => {
      await withdrawTurns(db);
      await mailNewDays(db);
      await remindFounders(db);
      await remindGuests(db);
    },
    (error) => log.warn({ error }, "people could not be told of their session"),
  );
