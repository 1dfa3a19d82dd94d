import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";

/** Every change of an introduction takes these locks first, in the order of an erasure, to avoid deadlocks. */
export async function lockSides(tx: Db, { startup, investor }: { startup: string; investor: string }) {
  await lockStartup(tx, startup);
  await tx.select({ id: person.id }).from(person).where(eq(person.id, investor)).for("key share");
}
