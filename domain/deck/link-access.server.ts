import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { isPassword, withSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { isReader } from "../../platform/http/reader.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { take, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import type { Limited } from "../person/limits.server.ts";
import { opensToFounder } from "../plan-grant/opens-to.server.ts";
import { hiddenStartups } from "../publication/published-now.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { mustAccept } from "./agreement.server.ts";
import { newestServed } from "./drawn.server.ts";
import { linkLimits } from "./link.ts";
import { deckLink, deckOpenCount } from "./link.table.ts";
import { recordOpening } from "./visit.server.ts";

/** Returns null if the link no longer opens a deck. `isPaused`: the startup's plan no longer includes links. */
export async function liveLink(db: Db, id: string | undefined, now = new Date()) {
  if (id === undefined) return null;
  const { founder, toEmail, passwordHash, watermark, copy, createdAt, expiresAt } = deckLink;
  const [found] = await db
    .select({
      id: deckLink.id,
      founder,
      toEmail,
      passwordHash,
      watermark,
      copy,
      createdAt,
      expiresAt,
      mustAccept,
      typed: founderProfile.startup_name,
    })
    .from(deckLink)
    .leftJoin(founderProfile, eq(founderProfile.user_id, founder))
    .where(
      and(
        ...[eq(deckLink.id, id), isNull(deckLink.cutAt), gt(deckLink.expiresAt, now)],
        sql`${founder} not in ${hiddenStartups}`,
      ),
    );
  const deck = found && (await newestServed(db, found.founder));
  if (!found || !deck) return null;
  const { typed, ...link } = found;
  const isPaused = !(await opensToFounder(db, "publication", link.founder, now));
  return { ...link, deck, name: mailedName(typed ?? ""), isPaused };
}

export type LiveLink = NonNullable<Awaited<ReturnType<typeof liveLink>>>;

export async function liveLinkTo(db: Db, founder: string, email: string, now = new Date()) {
  const [found] = await db
    .select({ id: deckLink.id })
    .from(deckLink)
    .where(and(eq(deckLink.founder, founder), eq(deckLink.toEmail, email), isNull(deckLink.cutAt)));
  const live = await liveLink(db, found?.id, now);
  return live && !live.isPaused ? live.id : null;
}

const hour = 3_600;
const quarter = hour / 4;

/** Checks a link's password; tries are limited. Throws Crowded when too many passwords wait to be hashed. */
export async function checkPassword(
  db: Db,
  { address }: { address: string },
  link: LiveLink,
  password: string,
): Promise<{ status: "right" | "wrong" } | Limited> {
  const taken = await takeAll(db, [
    ...onNetworks(`deck-password:${link.id}`, address, { capacity: 10, perSecond: 10 / quarter }),
    ...onNetworks("deck-password:from", address, { capacity: 30, perSecond: 30 / quarter }),
    { key: `deck-password:${link.id}`, capacity: 500, perSecond: 500 / quarter },
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const isRight = await withSlot({ address, account: link.id }, async (turn) => {
    await turn();
    return isPassword(password, link.passwordHash ?? undefined);
  });
  return { status: isRight ? "right" : "wrong" };
}

type Opening = Parameters<typeof isReader>[0] & { address: string; shows: boolean; isRepeat: boolean };

/** Opens a link. A link for an e-mail address records each visit; a password link only counts openings. */
export async function openLink(
  db: Db,
  link: LiveLink,
  { address, shows, isRepeat, ...opening }: Opening,
  now = new Date(),
): Promise<{ status: "open" } | Limited> {
  const taken = await takeAll(db, [
    ...onNetworks(`deck-gate:${link.id}`, address, { capacity: 60, perSecond: 60 / hour }),
    { key: `deck-gate:${link.id}`, capacity: 3_000, perSecond: 3_000 / hour },
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const { id, founder, toEmail, deck } = link;
  const counted = isReader(opening);
  if (toEmail !== null)
    await recordOpening(
      db,
      { founder, email: toEmail },
      { link: id, version: deck.id, shows: shows && !opening.objects, counted },
      now,
    );
  else if (counted && !isRepeat)
    await db
      .insert(deckOpenCount)
      .values({ founder, link: id, day: parisDay(now), openings: 1 })
      .onConflictDoUpdate({
        target: [deckOpenCount.link, deckOpenCount.day],
        set: { openings: sql`${deckOpenCount.openings} + 1` },
      });
  return { status: "open" };
}

export async function takePicture(db: Db, reader: string) {
  const limit = { capacity: linkLimits.pictures, perSecond: linkLimits.pictures / 60 };
  return (await take(db, `deck-picture:${reader}`, limit)).allowed;
}
