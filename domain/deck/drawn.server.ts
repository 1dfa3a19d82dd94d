import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { deckVersion } from "./deck.table.ts";

const drawn = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: deckVersion.id, number: deckVersion.number, pages: sql<number>`${deckVersion.pages}` })
    .from(deckVersion)
    .where(and(which, eq(deckVersion.state, "drawn")))
    .orderBy(desc(deckVersion.number))
    .limit(1);

/** The newest drawn version of a startup's deck, for a caller that has made sure that it may be seen. */
export async function newestDrawn(db: Db, founder: string) {
  const [found] = await drawn(db, eq(deckVersion.founder, founder));
  return found ?? null;
}

/** One drawn version, for a caller that has made sure that it may be seen; null without an id. */
export async function drawnVersion(db: Db, id: string | null) {
  const [found] = id === null ? [] : await drawn(db, eq(deckVersion.id, id));
  return found ?? null;
}

/** Whether a startup has a deck that readers can open: one that it uploaded, or an address elsewhere. */
export const hasLiveDeck = async (db: Db, founder: string, elsewhere: string) =>
  elsewhere !== "" || (await newestDrawn(db, founder)) !== null;
