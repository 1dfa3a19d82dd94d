import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import { seatOf } from "./startup-contact.server.ts";
import type { Seat } from "./seat.ts";
import { seatEvent, startup, startupSeat } from "./startup.table.ts";

/**
 * Opens a startup for a founder without one, who becomes its owner; resolves to its id.
 * A person's first startup takes the person's id; a later one a new id, as the first may go on without them.
 */
export async function openStartup(db: Db, person: string) {
  const seat = await seatOf(db, person);
  if (seat) return seat.id;
  return db.transaction(async (tx) => {
    const row = (id: string) => tx.insert(startup).values({ id, contact: person }).onConflictDoNothing().returning();
    const id = (await row(person))[0]?.id ?? (await row(randomUUID()))[0]?.id;
    if (id === undefined) throw new Error(`No startup could be opened for ${person}`);
    await tx.insert(startupSeat).values({ person, startup: id, role: "owner" });
    return id;
  });
}

/** Gives somebody without a startup a seat in one, and notes it in the startup's history. */
export async function takeSeat(tx: Db, person: string, { id, role }: Seat) {
  await tx.insert(startupSeat).values({ person, startup: id, role });
  await tx.insert(seatEvent).values({ id: randomUUID(), startup: id, person, kind: "joined", role, by: person });
}
