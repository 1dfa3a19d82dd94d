import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustOwn } from "../startup/access.ts";
import { mustStillOwn } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { claimsTheHouse } from "../startup/house-name.ts";
import { isFounderProfileComplete } from "../startup/completion.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Publishing } from "./publication.ts";
import { requestReview } from "./review.server.ts";
import { publication } from "./publication.table.ts";
import { publicationOf, type Publication, type Published } from "./publication.server.ts";

/** Publishes a profile at once if the team has approved its name and deck, otherwise after a review. */
export async function publish(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx): Promise<Published> => {
    await mustOpen(tx, founder, "publication");
    await lockStartup(tx, founder);
    await mustStillOwn(tx, actor);
    if (await waitingErasure(tx, actor.viewer.email)) return { status: "erasing" };
    const { profile } = await founderProfileOf(tx, founder);
    if (!isFounderProfileComplete(profile)) return { status: "incomplete" };
    if (claimsTheHouse(profile.startup_name)) return { status: "house-name" };
    if (await reopened(tx, founder, publishing, now)) return { status: "stored" };
    const last = await publicationOf(tx, founder);
    const made = await tx
      .insert(publication)
      .values({
        id: randomUUID(),
        founder,
        ...publishing,
        publishedAt: newSince(last, now),
        confirmedAt: now,
        name: last?.name ?? null,
        deck: last?.deck ?? null,
        deckVersion: last?.deckVersion ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: publication.id });
    if (made.length === 0) return { status: "unchanged" };
    await requestReview(tx, founder, "again", now);
    return { status: "stored" };
  });
}

/** Reopens a recently withdrawn publication, so that repeated publishing adds at most one row per day. */
async function reopened(tx: Db, founder: string, publishing: Publishing, now: Date) {
  const last = await publicationOf(tx, founder);
  if (!last?.withdrawnAt || last.withdrawnAt.getTime() <= now.getTime() - 24 * 3_600_000) return false;
  await tx
    .update(publication)
    .set({ ...publishing, confirmedAt: now, withdrawnAt: null })
    .where(eq(publication.id, last.id));
  await requestReview(tx, founder, "again", now);
  return true;
}

const daysAway = 30;

/** Returns the date from which a startup counts as new. A short withdrawal does not change the date. */
function newSince(last: Publication | null, now: Date) {
  const isBack = last?.withdrawnAt && last.withdrawnAt.getTime() > now.getTime() - daysAway * 24 * 3_600_000;
  return isBack ? last.publishedAt : now;
}
