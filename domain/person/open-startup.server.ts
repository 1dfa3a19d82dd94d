import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { seatOf } from "./startup-contact.server.ts";
import { startup } from "./startup.table.ts";
import { sit } from "./take-seat.server.ts";

/** A person's second startup gets a random id, because the first startup may still use the person's id. */
export async function openStartup(db: Db, person: string) {
  const seat = await seatOf(db, person);
  if (seat) return seat.id;
  return db.transaction(async (tx) => {
    const row = (id: string) => tx.insert(startup).values({ id, contact: person }).onConflictDoNothing().returning();
    const id = (await row(person))[0]?.id ?? (await row(randomUUID()))[0]?.id;
    if (id !== undefined && (await sit(tx, person, { id, role: "owner" }))) return id;
    // A concurrent request gave the person a seat first, so the startup created here is deleted again.
    if (id !== undefined) await tx.delete(startup).where(eq(startup.id, id));
    const taken = await seatOf(tx, person);
    if (!taken) throw new Error(`No startup could be opened for ${person}`);
    return taken.id;
  });
}
