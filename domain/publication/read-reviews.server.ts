import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { reviewDueAt, reviewHours } from "./publication.ts";
import { publishedNow } from "./published-now.server.ts";
import { isOf, latestReview, readVersions } from "./review.server.ts";

/** `held` means approved but not shown to investors. `waits` is the version under review, or null. */
export async function publicationState(db: Db, founder: string, now = new Date()) {
  const published = publishedNow(db, now);
  const [shown] = await db
    .select({ name: published.name, deck: published.deck, deckVersion: published.deckVersion })
    .from(published)
    .where(eq(published.founder, founder));
  const current = await readVersions(db, founder);
  const last = current ? await latestReview(db, founder) : null;
  const waits =
    last?.verdict === null
      ? {
          id: last.id,
          name: last.name,
          deck: last.deck,
          deckVersion: last.deckVersion,
          dueAt: reviewDueAt(last.askedAt),
          isLate: reviewDueAt(last.askedAt) < now,
        }
      : null;
  const isAsRefused = last?.verdict === "no" && current !== null && isOf(last, current);
  const isUnseen = current !== null && current.shownName === null;
  const state = shown
    ? "public"
    : isUnseen && waits
      ? "waiting"
      : isUnseen && last?.verdict === "no"
        ? "refused"
        : current && !isUnseen
          ? "held"
          : "private";
  return {
    state: state as "private" | "waiting" | "refused" | "held" | "public",
    shown: shown ?? null,
    waits,
    refused:
      last?.verdict === "no" && (isUnseen || isAsRefused) ? { reason: last.reason, lookedAt: last.lookedAt } : null,
  };
}

export async function publicationToReview(db: Db, actor: Actor, founder: string, now = new Date()) {
  mustHave(actor, "startups");
  return (await readVersions(db, founder)) === null ? null : publicationState(db, founder, now);
}

export function publicationsToReview(actor: Actor): SQL<{ count: number; late: number; since: string | null }> {
  mustHave(actor, "startups");
  return sql`
    select json_build_object('count', count(*), 'since', min(asked_at),
      'late', count(*) filter (where asked_at < now() - make_interval(hours => ${reviewHours}::int)))
    from publication_look where verdict is null`;
}
