import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustRead } from "../startup/access.ts";
import { publicationLook } from "../publication/publication.table.ts";
import { deckVersion } from "./deck.table.ts";
import { deckClosure } from "./report.table.ts";

const drawn = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: deckVersion.id,
      number: deckVersion.number,
      pages: sql<number>`${deckVersion.pages}`,
      locked: deckVersion.locked,
    })
    .from(deckVersion)
    .where(and(which, eq(deckVersion.state, "drawn")))
    .orderBy(desc(deckVersion.number))
    .limit(1);

export async function newestDrawn(db: Db, founder: string) {
  const [found] = await drawn(db, eq(deckVersion.founder, founder));
  return found ?? null;
}

const looks = (verdict: "yes" | "no") =>
  sql`select 1 from ${publicationLook} l where l.founder = ${deckVersion.founder} and l.deck_version = ${deckVersion.id} and l.verdict = ${verdict}`;

/** An SQL condition: the accelerator's team refused this version and has never approved it. */
const isRefused = sql`exists (${looks("no")}) and not exists (${looks("yes")})`;

/** An SQL condition: the accelerator's team has closed the deck of this version's startup. */
const isClosed = sql`exists (select 1 from ${deckClosure} c where c.founder = ${deckVersion.founder})`;

/** Returns the newest rendered version that links may show, or null if there is none. */
export async function newestServed(db: Db, founder: string) {
  const [found] = await drawn(db, and(eq(deckVersion.founder, founder), sql`not (${isRefused}) and not ${isClosed}`));
  return found ?? null;
}

/** Returns why the newest rendered version was refused and which version is shown instead, or null if not refused. */
export async function refusedDeck(db: Db, actor: Actor) {
  const founder = mustRead(actor);
  const newest = await newestDrawn(db, founder);
  const served = await newestServed(db, founder);
  if (!newest || newest.id === served?.id) return null;
  const [last] = await db
    .select({ reason: publicationLook.reason })
    .from(publicationLook)
    .where(
      and(
        ...[eq(publicationLook.founder, founder), eq(publicationLook.deckVersion, newest.id)],
        eq(publicationLook.verdict, "no"),
      ),
    )
    .orderBy(desc(publicationLook.lookedAt))
    .limit(1);
  return last ? { number: newest.number, reason: last.reason, served: served?.number ?? null } : null;
}

const isOpen = and(eq(deckVersion.state, "drawn"), sql`not ${isClosed}`);

/**
 * Returns rendered versions of open decks. The caller must join the approved versions, because unapproved versions are
 * included.
 */
export const openToInvestors = (db: Db) =>
  db
    .select({ id: deckVersion.id, number: deckVersion.number, pages: sql<number>`${deckVersion.pages}`.as("pages") })
    .from(deckVersion)
    .where(isOpen)
    .as("opened_version");

export async function approvedVersion(db: Db, id: string | null) {
  const [found] = id === null ? [] : await drawn(db, and(eq(deckVersion.id, id), isOpen));
  return found ?? null;
}

export async function closureOf(db: Db, startup: string) {
  const { founder, reason, at } = deckClosure;
  const [found] = await db.select({ reason, at }).from(deckClosure).where(eq(founder, startup));
  return found ?? null;
}

export const ownClosure = (db: Db, actor: Actor) => closureOf(db, mustRead(actor));

export async function drawnVersion(db: Db, id: string | null) {
  const [found] = id === null ? [] : await drawn(db, eq(deckVersion.id, id));
  return found ?? null;
}

export const hasLiveDeck = async (db: Db, founder: string, elsewhere: string) =>
  (await newestServed(db, founder)) !== null || (elsewhere !== "" && (await closureOf(db, founder)) === null);
