import { drawNext } from "../../domain/deck/draw.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";

const interval = 1_000;

/** Renders uploaded decks one at a time; an unfinished deck is rendered after the next start. */
export function watchDecks(db: Db, log: Log) {
  const stopping = new AbortController();
  const drawing = regularly(
    interval,
    async () => {
      while (!stopping.signal.aborted && (await drawNext(db, stopping.signal)));
    },
    (error) => log.warn({ error }, "a deck could not be drawn"),
  );
  return {
    stop() {
      stopping.abort();
      return drawing.stop();
    },
  };
}
