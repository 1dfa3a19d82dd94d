import { and, asc, eq, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "./actor.ts";
import { nameOf } from "./name.server.ts";
import { person } from "./person.table.ts";
import { isBlocked } from "./state.server.ts";

/** Returns the administrators who are not blocked. A lock keeps the list unchanged until the transaction ends. */
export async function activeAdministrators(tx: Db) {
  await lock(tx, "administrators");
  return tx
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(and(eq(person.role, "admin"), sql`not ${isBlocked}`))
    .orderBy(asc(person.id));
}

/** Throws unless the actor is still an administrator; locks, so that two administrators cannot demote each other. */
export async function lockAdministrators(tx: Db, { viewer }: Actor) {
  const active = await activeAdministrators(tx);
  if (!active.some(({ id }) => id === viewer.id)) throw new NotAllowed("no administrator any more");
}

export async function listAdministrators(db: Db, actor: Actor) {
  mustHave(actor, "audit");
  return db
    .select({ id: person.id, name: nameOf })
    .from(person)
    .where(eq(person.role, "admin"))
    .orderBy(asc(nameOf))
    .limit(200);
}

export async function nameOfPerson(db: Db, actor: Actor, id: string) {
  mustHave(actor, "audit");
  const [found] = await db.select({ name: nameOf }).from(person).where(eq(person.id, id));
  return found?.name ?? null;
}
