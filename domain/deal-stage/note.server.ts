import { randomUUID } from "node:crypto";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { fundOf, fundSeatOf, lockSeatOf } from "../fund/fund.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { dealNote } from "./deal-stage.table.ts";
import { deskLimits } from "./stage.ts";
import { isShown } from "./stage.server.ts";

type Note = { startup: string; text: string; shared: boolean };

export async function addNote(db: Db, actor: Actor, { startup, text, shared }: Note, now = new Date()) {
  const investor = mustBeApproved(actor);
  return db.transaction(async (tx): Promise<"added" | "gone" | "full"> => {
    await lockSeatOf(tx, investor);
    if (!(await isShown(tx, startup, now))) return "gone";
    await lock(tx, "deal-note", investor);
    const own = and(eq(dealNote.investor, investor), eq(dealNote.startup, startup));
    if ((await tx.$count(dealNote, own)) >= deskLimits.notes) return "full";
    const fund = shared ? ((await fundSeatOf(tx, investor))?.fund ?? null) : null;
    await tx.insert(dealNote).values({ id: randomUUID(), investor, fund, startup, text, at: now });
    return "added";
  });
}

export async function removeNote(db: Db, actor: Actor, id: string) {
  const investor = mustBeApproved(actor);
  const its = and(eq(dealNote.investor, investor), sql`${dealNote.id}::text = ${id}`);
  return (await db.delete(dealNote).where(its).returning({ id: dealNote.id })).length > 0;
}

export async function notesOn(db: Db, actor: Actor, startup: string) {
  const investor = mustBeApproved(actor);
  const { id, text, at, fund } = dealNote;
  return db
    .select({
      id,
      text,
      at,
      shared: sql<boolean>`${fund} is not null`,
      isOwn: sql<boolean>`${dealNote.investor} = ${investor}`,
      by: nameOf,
    })
    .from(dealNote)
    .leftJoin(person, eq(person.id, dealNote.investor))
    .where(and(eq(dealNote.startup, startup), or(eq(dealNote.investor, investor), eq(fund, fundOf(investor)))))
    .orderBy(desc(at), desc(id));
}
