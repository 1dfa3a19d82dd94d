import { randomUUID } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { saveIfUnchanged, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { fundOf, fundSeatOf, lockFund, lockSeatOf } from "../fund/fund.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { dealStage } from "./deal-stage.table.ts";
import type { DealStage } from "./stage.ts";

/** Checks whether a startup is published now. Investors can store stages and notes only for published startups. */
export async function isShown(db: Db, startup: string, now: Date) {
  const published = publishedNow(db, now);
  return (await db.select({ id: published.id }).from(published).where(eq(published.founder, startup))).length > 0;
}

/** The stage set by the investor's fund takes precedence over the investor's own stage. */
export const stagesSeenBy = (db: Db, investor: string) =>
  db
    .selectDistinctOn([dealStage.startup], {
      startup: dealStage.startup,
      stage: dealStage.stage,
      tags: dealStage.tags,
    })
    .from(dealStage)
    .where(or(eq(dealStage.investor, investor), eq(dealStage.fund, fundOf(investor))))
    .orderBy(dealStage.startup, sql`${dealStage.fund} nulls last`)
    .as("stage_seen");

export async function stageOf(db: Db, actor: Actor, startup: string) {
  const investor = mustBeApproved(actor);
  const [found] = await db
    .select({ stage: dealStage.stage, tags: dealStage.tags, at: dealStage.at, fund: dealStage.fund, by: nameOf })
    .from(dealStage)
    .leftJoin(person, eq(person.id, dealStage.by))
    .where(
      and(eq(dealStage.startup, startup), or(eq(dealStage.investor, investor), eq(dealStage.fund, fundOf(investor)))),
    )
    .orderBy(sql`${dealStage.fund} nulls last`)
    .limit(1);
  if (!found) return null;
  const { fund, by, ...kept } = found;
  return { ...kept, by: fund ? by : null };
}

type Kept = { stage?: DealStage; tags?: string[] };
type Change = { startup: string; sent?: Record<string, string> } & Kept;

const keptOf = (found: Kept | null): Kept => (found ? { stage: found.stage, tags: found.tags } : {});

/** Returns the form's hidden field: digests of the displayed stage and tags. */
export const shownStage = (found: Kept | null) => shownOf(keptOf(found));

/** Locks the investor's stages, and those of their fund, because colleagues change the same rows. */
async function lockStages(tx: Db, investor: string) {
  await lockSeatOf(tx, investor);
  const seat = await fundSeatOf(tx, investor);
  if (seat) await lockFund(tx, seat.fund);
}

/**
 * Sets the stage for the investor's fund, if any; returns false when the startup is not published. `sent` includes
 * digests of what the investor was shown, which a colleague may have changed since.
 */
export async function setStage(db: Db, actor: Actor, { startup, sent = {}, ...typed }: Change, now = new Date()) {
  const investor = mustBeApproved(actor);
  return saveIfUnchanged<Kept, boolean>(db, sent, typed, {
    hold: (tx) => lockStages(tx, investor),
    read: async (tx) => keptOf(await stageOf(tx, actor, startup)),
    async save(tx, changed, all) {
      if (!(await isShown(tx, startup, now))) return false;
      const isUnchanged = Object.keys(changed).length === 0;
      // A colleague has cleared the stage since, and this form changes nothing.
      if (isUnchanged && !all.stage) return true;
      const seat = await fundSeatOf(tx, investor);
      const target = [seat ? dealStage.fund : dealStage.investor, dealStage.startup];
      const kept = tx.insert(dealStage).values({
        id: randomUUID(),
        ...(seat ? { fund: seat.fund } : { investor }),
        ...{ startup, stage: all.stage ?? typed.stage ?? "to-read", tags: all.tags ?? [], by: investor, at: now },
      });
      await (isUnchanged
        ? kept.onConflictDoNothing({ target })
        : kept.onConflictDoUpdate({ target, set: { ...changed, by: investor, at: now } }));
      return true;
    },
  });
}

export async function clearStage(db: Db, actor: Actor, startup: string) {
  const investor = mustBeApproved(actor);
  const seen = or(eq(dealStage.investor, investor), eq(dealStage.fund, fundOf(investor)));
  await db.transaction(async (tx) => {
    await lockStages(tx, investor);
    await tx.delete(dealStage).where(and(eq(dealStage.startup, startup), seen));
  });
}

const mostListed = 200;

export async function startupsOnDesk(db: Db, actor: Actor, now = new Date()) {
  const investor = mustBeApproved(actor);
  const published = publishedNow(db, now);
  const kept = stagesSeenBy(db, investor);
  return db
    .select({ startup: published.founder, name: published.name })
    .from(published)
    .innerJoin(kept, eq(kept.startup, published.founder))
    .orderBy(published.name)
    .limit(mostListed);
}
