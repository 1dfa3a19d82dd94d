import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { publication, publicationLook } from "./publication.table.ts";

export const openPublication = (founder: string) =>
  and(eq(publication.founder, founder), isNull(publication.withdrawnAt));
export const openReview = (founder: string) =>
  and(eq(publicationLook.founder, founder), isNull(publicationLook.verdict));

/**
 * Returns the current and the approved name and deck of an open publication. A current deck that the founder hides
 * counts as empty.
 */
export async function readVersions(tx: Db, founder: string) {
  const [found] = await tx
    .select({
      name: founderProfile.startup_name,
      deck: sql<string>`case when ${publication.shown} @> '["deck"]'::jsonb then ${founderProfile.pitch_deck_url} else '' end`,
      deckVersion: sql<string | null>`case when ${publication.shown} @> '["deck"]'::jsonb then (
        select id from deck_version where founder = ${publication.founder} and state = 'drawn' order by number desc limit 1
      ) end`,
      shownName: publication.name,
      shownDeck: publication.deck,
      shownVersion: publication.deckVersion,
    })
    .from(publication)
    .innerJoin(founderProfile, eq(founderProfile.user_id, publication.founder))
    .where(openPublication(founder));
  return found ?? null;
}

/** Returns the open review or, if there is none, the latest decided review. */
export async function latestReview(tx: Db, founder: string) {
  const [last] = await tx
    .select()
    .from(publicationLook)
    .where(eq(publicationLook.founder, founder))
    .orderBy(sql`${publicationLook.verdict} is not null`, desc(publicationLook.lookedAt), desc(publicationLook.id))
    .limit(1);
  return last ?? null;
}

type Versions = { name: string; deck: string; deckVersion: string | null };

export const isOf = (one: Versions, other: Versions) =>
  one.name === other.name && one.deck === other.deck && one.deckVersion === other.deckVersion;

/** Replaces any version still under review. A rejected version is reviewed again only if `reason` is "again". */
export async function requestReview(tx: Db, founder: string, reason: "again" | "changed", now = new Date()) {
  if (!(await readVersions(tx, founder))) return;
  // The startup is locked, because an administrator may be approving the old name at the same time.
  await lockStartup(tx, founder);
  const current = await readVersions(tx, founder);
  if (!current) return;
  const { name, deck, deckVersion, shownName, shownDeck, shownVersion } = current;
  const areDecksShown = (deck === "" || deck === shownDeck) && (deckVersion === null || deckVersion === shownVersion);
  if (name === shownName && areDecksShown) return deleteOpenReview(tx, founder);
  const last = await latestReview(tx, founder);
  const isSame = last !== null && isOf(last, current);
  if (isSame && (last.verdict === null || (last.verdict === "no" && reason === "changed"))) return;
  const id = randomUUID();
  await tx
    .insert(publicationLook)
    .values({ id, founder, name, deck, deckVersion, askedAt: now })
    .onConflictDoUpdate({
      target: publicationLook.founder,
      targetWhere: isNull(publicationLook.verdict),
      set: { id, name, deck, deckVersion },
    });
}

export async function deleteOpenReview(tx: Db, founder: string) {
  await tx.delete(publicationLook).where(openReview(founder));
}
