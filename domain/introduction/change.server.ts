import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Side } from "./introduction.ts";
import { introduction } from "./introduction.table.ts";
import { lockSides } from "./lock-sides.server.ts";

const day = 24 * 3_600;
/** The maximum number of changes to introductions per person and day. */
const changes = { capacity: 100, perSecond: 100 / day };

export type Limited = { status: "limited"; retryAfter: number };

export async function takeChange(db: Db, who: string): Promise<Limited | undefined> {
  const taken = await take(db, `introduction:change:${who}`, changes);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}

/**
 * Returns the actor's side of an introduction. Returns null for uninvolved people, and for founders who may only read.
 */
function sideOf({ viewer }: Actor, row: { founder: string; investor: string }): Side | null {
  if (viewer.role === "investor" && viewer.id === row.investor) return "investor";
  return viewer.startup?.id === row.founder && viewer.startup.role !== "reader" ? "startup" : null;
}

/** Returns an introduction of the actor, locked, or undefined if the introduction is not the actor's. */
export async function lockedOwn(tx: Db, actor: Actor, id: string) {
  mustBe(actor, "founder", "investor");
  const its = sql`${introduction.id}::text = ${id}`;
  const [found] = await tx.select().from(introduction).where(its);
  if (!found || !sideOf(actor, found)) return undefined;
  await lockSides(tx, { startup: found.founder, investor: found.investor });
  if (actor.viewer.role === "founder") await mustStillEdit(tx, actor);
  const [row] = await tx.select().from(introduction).where(its).for("update");
  const side = row && sideOf(actor, row);
  return row && side ? { row, side } : undefined;
}
