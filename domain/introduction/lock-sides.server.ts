import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";

/**
 * Locks a startup, and prevents an investor's account from being erased until the transaction ends. Every change of an
 * introduction takes these locks first, in the same order as an erasure, so that they cannot deadlock.
 */
export async function lockSides(tx: Db, { startup, investor }: { startup: string; investor: string }) {
  await lockStartup(tx, startup);
  await tx.select({ id: person.id }).from(person).where(eq(person.id, investor)).for("key share");
}
