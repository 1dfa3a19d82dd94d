import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import type { Seat, SeatRole } from "./seat.ts";
import { seatEvent, type SeatEventKind, startupSeat } from "./startup.table.ts";

type Happened = { startup: string; person: string; kind: SeatEventKind; role: SeatRole; by: string; reason?: string };

export async function noteSeat(tx: Db, happened: Happened, now = new Date()) {
  await tx.insert(seatEvent).values({ id: randomUUID(), ...happened, at: now });
}

/** Returns false if the person already has a seat, even in another startup. */
export async function sit(tx: Db, person: string, { id, role }: Seat, now = new Date()) {
  const taken = await tx
    .insert(startupSeat)
    .values({ person, startup: id, role, since: now })
    .onConflictDoNothing()
    .returning({ person: startupSeat.person });
  return taken.length > 0;
}

/** Like `sit`, and also records the new seat in the startup's history. */
export async function takeSeat(tx: Db, person: string, { id, role }: Seat, now = new Date()) {
  if (!(await sit(tx, person, { id, role }, now))) return false;
  await noteSeat(tx, { startup: id, person, kind: "joined", role, by: person }, now);
  return true;
}
