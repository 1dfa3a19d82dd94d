import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { drawPages } from "../../platform/pdf/draw-pages.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { grantedOn } from "../plan-grant/opens-to.server.ts";
import { requestReview } from "../publication/review.server.ts";
import type { DeckRefusal } from "./deck.ts";
import { deckOriginal, deckPage, deckVersion } from "./deck.table.ts";
import { dropOldVersions } from "./kept-versions.server.ts";

const mostTries = 3;
/** If the rendering server crashes, another server can take over after at most 90 s. */
const claim = sql`now() + interval '90 seconds'`;
const renewal = 20_000;
const isFree = sql`state = 'waiting' and (claimed_until is null or claimed_until < now())`;

/** Claims the next version to render. Startups without a granted plan come last, because anyone can start a trial. */
async function claimNext(db: Db, now: Date) {
  const isOnTrial = sql`v.founder not in ${grantedOn(parisDay(now))}`;
  const others = sql`(select count(*) from deck_version o
    where o.founder = v.founder and o.id <> v.id and o.uploaded_at > now() - interval '1 day')`;
  const [found] = await db
    .update(deckVersion)
    .set({ tries: sql`tries + 1`, claimedUntil: claim })
    .where(
      eq(
        deckVersion.id,
        sql`(select v.id from deck_version v where ${isFree} order by ${isOnTrial}, ${others}, v.uploaded_at
          limit 1 for update of v skip locked)`,
      ),
    )
    .returning({ id: deckVersion.id, founder: deckVersion.founder, tries: deckVersion.tries });
  return found ?? null;
}

type Claimed = { id: string; tries: number };

const isHeld = ({ id, tries }: Claimed) => and(eq(deckVersion.id, id), eq(deckVersion.tries, tries));

/** Renews a server's claim to render a version until `stop` is called; aborts `lost` if renewal fails. */
function keepClaim(db: Db, version: Claimed, every: number) {
  const lost = new AbortController();
  async function renew() {
    const held = await db
      .update(deckVersion)
      .set({ claimedUntil: claim })
      .where(isHeld(version))
      .returning({ id: deckVersion.id });
    if (held.length === 0) lost.abort();
  }
  const timer = setInterval(() => void renew().catch((error: unknown) => lost.abort(error)), every);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}

async function refuse(db: Db, version: string, why: DeckRefusal) {
  await db.transaction(async (tx) => {
    await tx.update(deckVersion).set({ state: "refused", why }).where(eq(deckVersion.id, version));
    await tx.delete(deckPage).where(eq(deckPage.version, version));
    await tx.delete(deckOriginal).where(eq(deckOriginal.version, version));
  });
}

export async function drawNext(db: Db, signal?: AbortSignal, now = new Date(), every = renewal) {
  const version = await claimNext(db, now);
  if (!version) return false;
  const { id } = version;
  // A deck version is refused if too many attempts to render it crashed or failed.
  if (version.tries > mostTries) {
    await refuse(db, id, "heavy");
    return true;
  }
  const kept = keepClaim(db, version, every);
  const ends = signal ? AbortSignal.any([signal, kept.lost]) : kept.lost;
  try {
    await draw(db, version, ends);
  } catch (error) {
    if (!ends.aborted) throw error;
    await db
      .update(deckVersion)
      .set({ tries: sql`tries - 1`, claimedUntil: null })
      .where(isHeld(version));
  } finally {
    kept.stop();
  }
  return true;
}

async function draw(db: Db, { id, founder }: Claimed & { founder: string }, signal: AbortSignal) {
  await db.delete(deckPage).where(eq(deckPage.version, id));
  const pieces = await db
    .select({ bytes: deckOriginal.bytes })
    .from(deckOriginal)
    .where(eq(deckOriginal.version, id))
    .orderBy(asc(deckOriginal.number));
  const drawing = {
    counted: (pages: number) => db.update(deckVersion).set({ pages }).where(eq(deckVersion.id, id)),
    drawn: (page: Omit<typeof deckPage.$inferInsert, "founder" | "version">) =>
      db.insert(deckPage).values({ ...page, founder, version: id }),
  };
  const why = await drawPages(Buffer.concat(pieces.map(({ bytes }) => bytes)), drawing, signal);
  if (why) return refuse(db, id, why);
  await db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await tx.update(deckVersion).set({ state: "drawn" }).where(eq(deckVersion.id, id));
    await dropOldVersions(tx, founder);
    await requestReview(tx, founder, "changed");
  });
}
