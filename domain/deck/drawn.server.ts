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

/** The newest drawn version of a startup's deck, for a caller that has made sure that it may be seen. */
export async function newestDrawn(db: Db, founder: string) {
  const [found] = await drawn(db, eq(deckVersion.founder, founder));
  return found ?? null;
}

const looks = (verdict: "yes" | "no") =>
  sql`select 1 from ${publicationLook} l where l.founder = ${deckVersion.founder} and l.deck_version = ${deckVersion.id} and l.verdict = ${verdict}`;

/** Whether the team refused a version and has not let it pass since. */
const isRefused = sql`exists (${looks("no")}) and not exists (${looks("yes")})`;

/** Whether the team has closed the whole deck of a version's startup. */
const isClosed = sql`exists (select 1 from ${deckClosure} c where c.founder = ${deckVersion.founder})`;

/**
 * The newest drawn version that readers may open by a link: one that the team refused, or of a deck that it closed, is
 * given to nobody.
 */
export async function newestServed(db: Db, founder: string) {
  const [found] = await drawn(db, and(eq(deckVersion.founder, founder), sql`not (${isRefused}) and not ${isClosed}`));
  return found ?? null;
}

/** The newest drawn version of the reader's own deck if the team refused it: why, and which one links open instead. */
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

/** The version that the team approved for investors, unless the deck is closed; null without an id. */
export async function approvedVersion(db: Db, id: string | null) {
  const [found] = id === null ? [] : await drawn(db, and(eq(deckVersion.id, id), sql`not ${isClosed}`));
  return found ?? null;
}

/** Why the team closed the reader's own deck, and when; null while it is open. */
export async function ownClosure(db: Db, actor: Actor) {
  const own = mustRead(actor);
  const { founder, reason, at } = deckClosure;
  const [found] = await db.select({ reason, at }).from(deckClosure).where(eq(founder, own));
  return found ?? null;
}

/** One drawn version, for a caller that has made sure that it may be seen; null without an id. */
export async function drawnVersion(db: Db, id: string | null) {
  const [found] = id === null ? [] : await drawn(db, eq(deckVersion.id, id));
  return found ?? null;
}

/** Whether a startup has a deck that readers can open: one that it uploaded, or an address elsewhere. */
export const hasLiveDeck = async (db: Db, founder: string, elsewhere: string) =>
  elsewhere !== "" || (await newestServed(db, founder)) !== null;
