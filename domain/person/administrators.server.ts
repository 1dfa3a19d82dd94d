import { and, asc, eq, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "./actor.ts";
import { nameOf } from "./name.server.ts";
import { person } from "./person.table.ts";
import { isBlocked } from "./state.server.ts";

/** The administrators who are not shut out. Who they are stays so until the transaction ends. */
export async function activeAdministrators(tx: Db) {
  await lock(tx, "administrators");
  return tx
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(and(eq(person.role, "admin"), sql`not ${isBlocked}`))
    .orderBy(asc(person.id));
}

/**
 * Lets one administrator at a time change somebody's rights, and only while they are one themselves: of two who take
 * them from each other at the same moment the first is heard. So there is always one left.
 */
export async function lockAdministrators(tx: Db, { viewer }: Actor) {
  const active = await activeAdministrators(tx);
  if (!active.some(({ id }) => id === viewer.id)) throw new NotAllowed("no administrator any more");
}

/** Who looks after the site, by name; an installation has a handful. */
export async function listAdministrators(db: Db, actor: Actor) {
  mustBe(actor, "admin");
  return db
    .select({ id: person.id, name: nameOf })
    .from(person)
    .where(eq(person.role, "admin"))
    .orderBy(asc(nameOf))
    .limit(200);
}

/** What somebody is called; null when there is no such person. */
export async function nameOfPerson(db: Db, actor: Actor, id: string) {
  mustBe(actor, "admin");
  const [found] = await db.select({ name: nameOf }).from(person).where(eq(person.id, id));
  return found?.name ?? null;
}
