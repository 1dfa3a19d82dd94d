import { randomUUID } from "node:crypto";
import { and, asc, count, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { may } from "../team/rights.ts";
import { type ViewedList, viewedListNames, viewedLists, viewLimits, viewQueryOf } from "./desk-view.ts";
import { deskView } from "./desk-view.table.ts";

const changesADay = { capacity: 100, perSecond: 100 / 86_400 };

/** `full`: the person has the maximum number of views; `taken`: another view has the same name. */
export type ViewSaved = { status: "stored" | "full" | "taken" | "gone" } | { status: "limited"; retryAfter: number };

const takeChange = (db: Db, actor: Actor) => take(db, `desk-view:${actor.viewer.id}`, changesADay);

/** A list view to save. `replaces`: the view takes the place of the person's existing view with the same name. */
type View = { list: ViewedList; name: string; query: string; shared: boolean; replaces: boolean };

export async function saveView(
  db: Db,
  actor: Actor,
  { list, name, query, shared, replaces }: View,
): Promise<ViewSaved> {
  const owner = mustHave(actor, viewedLists[list]);
  const taken = await takeChange(db, actor);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  return db.transaction(async (tx): Promise<ViewSaved> => {
    // Concurrent calls wait for this lock and therefore cannot exceed the maximum number of views.
    await lock(tx, "desk-view", owner);
    const kept = viewQueryOf(query);
    const its = and(eq(deskView.owner, owner), eq(deskView.list, list), eq(deskView.name, name));
    const [named] = await tx.select({ query: deskView.query, shared: deskView.shared }).from(deskView).where(its);
    if (named && !replaces) return { status: named.query === kept && named.shared === shared ? "stored" : "taken" };
    if (named) {
      await tx.update(deskView).set({ query: kept, shared }).where(its);
      return { status: "stored" };
    }
    const [own] = await tx.select({ views: count() }).from(deskView).where(eq(deskView.owner, owner));
    if ((own?.views ?? 0) >= viewLimits.each) return { status: "full" };
    await tx.insert(deskView).values({ id: randomUUID(), owner, list, name, query: kept, shared });
    return { status: "stored" };
  });
}

type Change = { id: string; name: string; shared: boolean };

export async function changeView(db: Db, actor: Actor, { id, name, shared }: Change): Promise<ViewSaved> {
  const owner = mustHave(actor, "desk");
  const taken = await takeChange(db, actor);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  return db.transaction(async (tx): Promise<ViewSaved> => {
    await lock(tx, "desk-view", owner);
    const [view] = await tx
      .select({ list: deskView.list })
      .from(deskView)
      .where(and(eq(deskView.id, id), eq(deskView.owner, owner)));
    if (!view) return { status: "gone" };
    const [other] = await tx
      .select({ id: deskView.id })
      .from(deskView)
      .where(and(eq(deskView.owner, owner), eq(deskView.list, view.list), eq(deskView.name, name)));
    if (other && other.id !== id) return { status: "taken" };
    await tx.update(deskView).set({ name, shared }).where(eq(deskView.id, id));
    return { status: "stored" };
  });
}

export async function removeView(db: Db, actor: Actor, id: string) {
  const me = mustHave(actor, "desk");
  const mine = eq(deskView.owner, me);
  const deletable = may(actor, "team") ? or(mine, deskView.shared) : mine;
  const removed = await db
    .delete(deskView)
    .where(and(eq(deskView.id, id), deletable))
    .returning({ id: deskView.id });
  return removed.length > 0;
}

const shownViews = (db: Db, reader: string) =>
  db
    .select({
      ...{ id: deskView.id, list: deskView.list, name: deskView.name, query: deskView.query, shared: deskView.shared },
      isOwn: sql<boolean>`${deskView.owner} = ${reader}`,
      owner: sql<string>`${nameOf}`,
    })
    .from(deskView)
    .innerJoin(person, eq(person.id, deskView.owner))
    .orderBy(asc(deskView.name), asc(deskView.id))
    .$dynamic();

export async function viewsOf(db: Db, actor: Actor, list: ViewedList) {
  const me = mustHave(actor, viewedLists[list]);
  return shownViews(db, me).where(and(eq(deskView.list, list), or(eq(deskView.owner, me), deskView.shared)));
}

export async function manageableViews(db: Db, actor: Actor) {
  const me = mustHave(actor, "desk");
  const mine = eq(deskView.owner, me);
  const rows = await shownViews(db, me).where(may(actor, "team") ? or(mine, deskView.shared) : mine);
  const open = viewedListNames.filter((list) => may(actor, viewedLists[list]));
  return rows.filter(({ list }) => open.includes(list));
}

/** Shared views pass to the successor unless the name is already in use; all other views are deleted. */
export async function handOverViews(tx: Db, { from, to }: { from: string; to: string | null }) {
  const its = eq(deskView.owner, from);
  if (to) {
    const named = sql`exists (select 1 from ${deskView} as own where own.owner = ${to} and own.list = ${deskView.list} and own.name = ${deskView.name})`;
    await tx
      .update(deskView)
      .set({ owner: to })
      .where(and(its, deskView.shared, sql`not ${named}`));
  }
  await tx.delete(deskView).where(its);
}
