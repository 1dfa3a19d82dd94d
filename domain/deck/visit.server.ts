import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { notifyOfDay } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustRead } from "../startup/access.ts";
import { deckPageRead, deckReader, deckVisit } from "./reading.table.ts";

export type DeckReader = { founder: string } & ({ person: string } | { email: string });

type Opening = { link?: string; version: string; shows: boolean; counted: boolean };

const minute = 60_000;
/** Opening the same version of a deck again within this time continues the last visit. */
const repeatsWithin = 30 * minute;
/** The time for which pages can be viewed after the deck was opened. */
const staysOpen = 12 * 60 * minute;

export const isThem = (reader: DeckReader) =>
  and(
    eq(deckReader.founder, reader.founder),
    "person" in reader ? eq(deckReader.person, reader.person) : eq(deckReader.email, reader.email),
  );

async function lockReader(tx: Db, reader: DeckReader) {
  await tx
    .insert(deckReader)
    .values({ id: randomUUID(), ...reader })
    .onConflictDoNothing();
  const [found] = await tx.select({ id: deckReader.id }).from(deckReader).where(isThem(reader)).for("update");
  if (!found) throw new Error("A reader of a deck was deleted while they opened it.");
  return found.id;
}

/** Records an opening; another opening within half an hour updates the last visit. */
export async function recordOpening(db: Db, reader: DeckReader, opening: Opening, now = new Date()) {
  await db.transaction(async (tx) => {
    const id = await lockReader(tx, reader);
    const isFirst =
      opening.counted && (await tx.$count(deckVisit, and(eq(deckVisit.reader, id), eq(deckVisit.counted, true)))) === 0;
    if (isFirst) await notifyOfDay(tx, reader.founder, "deck", now);
    const [last] = await tx
      .select()
      .from(deckVisit)
      .where(eq(deckVisit.reader, id))
      .orderBy(desc(deckVisit.openedAt))
      .limit(1);
    if (last && last.version === opening.version && last.openedAt.getTime() > now.getTime() - repeatsWithin) {
      if (!opening.shows) await tx.delete(deckPageRead).where(eq(deckPageRead.visit, last.id));
      await tx
        .update(deckVisit)
        .set({ ...opening, counted: last.counted || opening.counted })
        .where(eq(deckVisit.id, last.id));
    } else
      await tx
        .insert(deckVisit)
        .values({ id: randomUUID(), founder: reader.founder, reader: id, openedAt: now, ...opening });
  });
}

/** Returns the current visit, or null. A new deck version gets a new visit for its page views. */
export async function openVisit(db: Db, reader: DeckReader, version: string, now = new Date()) {
  const found = await lastVisit(db, reader, now);
  if (!found || found.visit.version === version) return found && shown(found);
  return db.transaction(async (tx) => {
    await lockReader(tx, reader);
    const last = await lastVisit(tx, reader, now);
    if (!last || last.visit.version === version) return last && shown(last);
    // Dated just after the previous visit, so that a new version does not prolong the twelve hours of viewing.
    const openedAt = new Date(last.visit.openedAt.getTime() + 1);
    const [visit] = await tx
      .insert(deckVisit)
      .values({ ...last.visit, id: randomUUID(), version, openedAt })
      .returning();
    return visit ? shown({ visit, reader: last.reader }) : null;
  });
}

type Found = { visit: typeof deckVisit.$inferSelect; reader: string };

const shown = ({ visit: { id, shows }, reader }: Found) => ({ id, shows, reader });

async function lastVisit(db: Db, reader: DeckReader, now: Date): Promise<Found | null> {
  const [found] = await db
    .select({ visit: deckVisit, reader: deckReader.id })
    .from(deckVisit)
    .innerJoin(deckReader, eq(deckReader.id, deckVisit.reader))
    .where(and(isThem(reader), gt(deckVisit.openedAt, new Date(now.getTime() - staysOpen))))
    .orderBy(desc(deckVisit.openedAt))
    .limit(1);
  return found ?? null;
}

const shownDays = 30;

export async function readOpenings(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  const since = new Date(now.getTime() - shownDays * 24 * 60 * minute);
  const last = db
    .selectDistinctOn([deckVisit.reader], { shows: deckVisit.shows })
    .from(deckVisit)
    .where(and(eq(deckVisit.founder, founder), deckVisit.counted, gt(deckVisit.openedAt, since)))
    .orderBy(deckVisit.reader, desc(deckVisit.openedAt))
    .as("last");
  const [found] = await db
    .select({
      showing: sql`count(*) filter (where ${last.shows})`.mapWith(Number),
      silent: sql`count(*) filter (where not ${last.shows})`.mapWith(Number),
    })
    .from(last);
  return found ?? { showing: 0, silent: 0 };
}
