import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { deckPageRead, deckReader, deckVisit } from "./reading.table.ts";
import { type DeckReader, isThem, lockReader } from "./visit.server.ts";

/** What a startup sees of one reader: the days of their visits and, if they agreed to show it, the seconds per page. */
export async function readOwnReading(db: Db, reader: DeckReader) {
  const visits = await db
    .select({ id: deckVisit.id, openedAt: deckVisit.openedAt, shows: deckVisit.shows, counted: deckVisit.counted })
    .from(deckVisit)
    .innerJoin(deckReader, eq(deckReader.id, deckVisit.reader))
    .where(isThem(reader))
    .orderBy(desc(deckVisit.openedAt));
  const pages = await db
    .select({ page: deckPageRead.page, seconds: sql`sum(${deckPageRead.seconds})`.mapWith(Number) })
    .from(deckPageRead)
    .innerJoin(deckReader, eq(deckReader.id, deckPageRead.reader))
    .where(isThem(reader))
    .groupBy(deckPageRead.page)
    .orderBy(asc(deckPageRead.page));
  return { visits, pages, shows: visits.some(({ shows }) => shows) };
}

/** Withdraws a reader's agreement to show their reading: the recorded times are deleted, and no more are recorded. */
export async function takeBack(db: Db, reader: DeckReader) {
  await db.transaction(async (tx) => {
    const id = await lockReader(tx, reader);
    await tx.delete(deckPageRead).where(eq(deckPageRead.reader, id));
    await tx.update(deckVisit).set({ shows: false }).where(eq(deckVisit.reader, id));
    await tx.update(deckReader).set({ beatAt: null, beatVisit: null, beatPage: null }).where(eq(deckReader.id, id));
  });
}
