import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { isReader } from "../../platform/http/reader.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { pageTextOf } from "../deck/deck.server.ts";
import { openToInvestors } from "../deck/drawn.server.ts";
import { openVisit, recordOpening } from "../deck/visit.server.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { isOptedOut } from "./opt-out.server.ts";
import { type Opening, recordView } from "./views.server.ts";

/**
 * Returns the published startups' shared decks in the approved version; `founders` restricts the query to these
 * startups.
 */
export function sharedDecks(db: Db, founders?: readonly string[], now = new Date()) {
  const published = publishedNow(db, now);
  const opened = openToInvestors(db);
  return db
    .select({
      founder: published.founder,
      name: published.name,
      id: opened.id,
      number: opened.number,
      pages: opened.pages,
    })
    .from(published)
    .innerJoin(opened, eq(opened.id, published.deckVersion))
    .where(and(sql`${published.shown} @> '["deck"]'::jsonb`, founders && inArray(published.founder, founders)))
    .orderBy(asc(published.name));
}

export async function sharedDeck(db: Db, actor: Actor, founder: string, now = new Date()) {
  mustBeApproved(actor);
  const [found] = await sharedDecks(db, [founder], now);
  return found ?? null;
}

const gateRate = { capacity: 30, perSecond: 30 / 3_600 } as const;

/**
 * Opens a deck for an investor. Bots and investors who object to counting are not counted; `shows` shares viewed pages.
 */
export async function openSharedDeck(
  db: Db,
  actor: Actor,
  founder: string,
  { shows, ...opening }: Opening & { shows: boolean },
  now = new Date(),
): Promise<{ status: "open" | "gone" } | { status: "limited"; retryAfter: number }> {
  const investor = mustBeApproved(actor);
  const taken = await take(db, `deck-gate:${investor}`, gateRate);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const deck = await sharedDeck(db, actor, founder, now);
  if (!deck) return { status: "gone" };
  const isOut = await isOptedOut(db, actor);
  const counted = isReader(opening) && !isOut;
  const isShown = shows && !opening.objects && !isOut;
  await recordOpening(db, { founder, person: investor }, { version: deck.id, shows: isShown, counted }, now);
  await recordView(db, actor, founder, { kind: "deck", ...opening }, now);
  return { status: "open" };
}

/** Returns null when the page does not exist or is not shared, and "closed" before the deck is opened. */
export async function sharedDeckPage(
  db: Db,
  actor: Actor,
  { founder, number }: { founder: string; number: number },
  now = new Date(),
) {
  const deck = await sharedDeck(db, actor, founder, now);
  if (!deck) return null;
  const visit = await openVisit(db, { founder, person: actor.viewer.id }, deck.id, now);
  if (!visit) return "closed";
  const page = await pageTextOf(db, deck.id, number);
  return page && { deck, page, visit };
}
