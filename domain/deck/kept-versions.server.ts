import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { publicationOf } from "../publication/publication.server.ts";
import { deckLimits } from "./deck.ts";
import { deckPage, deckVersion } from "./deck.table.ts";
import { newestDrawn, newestServed } from "./drawn.server.ts";

/**
 * Deletes a startup's deck uploads that wait to be rendered and are older than the newest upload, so that at most one
 * upload waits.
 */
export async function dropWaiting(tx: Db, founder: string, newest: number) {
  const isUnclaimed = or(isNull(deckVersion.claimedUntil), lt(deckVersion.claimedUntil, sql`now()`));
  await tx
    .delete(deckVersion)
    .where(
      and(
        eq(deckVersion.founder, founder),
        eq(deckVersion.state, "waiting"),
        lt(deckVersion.number, newest),
        isUnclaimed,
      ),
    );
}

/** Deletes the oldest deck versions above the limits; versions still shown or approved are kept. */
export async function dropOldVersions(tx: Db, founder: string) {
  const { id, number, size, state } = deckVersion;
  const pictures = sql<number>`(select coalesce(sum(octet_length(${deckPage.picture})), 0) from ${deckPage}
    where ${deckPage.version} = ${id})`.mapWith(Number);
  const all = await tx
    .select({ id, number, size, state, pictures })
    .from(deckVersion)
    .where(eq(deckVersion.founder, founder))
    .orderBy(desc(number));
  const read = (await newestDrawn(tx, founder))?.id;
  const served = (await newestServed(tx, founder))?.id;
  const approved = (await publicationOf(tx, founder))?.deckVersion;
  const isNeeded = (version: { id: string }) => [all[0]?.id, read, served, approved].includes(version.id);
  let kept = 0;
  let bytes = 0;
  const old = [...all.filter(isNeeded), ...all.filter((each) => !isNeeded(each))].filter((each) => {
    kept += 1;
    bytes += each.pictures + (each.state === "refused" ? 0 : each.size);
    return !isNeeded(each) && (kept > deckLimits.versions || bytes > deckLimits.kept);
  });
  if (old.length > 0)
    await tx.delete(deckVersion).where(
      inArray(
        deckVersion.id,
        old.map((each) => each.id),
      ),
    );
}
