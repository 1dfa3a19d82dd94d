import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import type { Seat, SeatRole } from "./seat.ts";
import { seatEvent, type SeatEventKind, startupSeat } from "./startup.table.ts";

type Happened = { startup: string; person: string; kind: SeatEventKind; role: SeatRole; by: string; reason?: string };

/** Writes into a startup's history what happened to one of its seats. */
export async function noteSeat(tx: Db, happened: Happened, now = new Date()) {
  await tx.insert(seatEvent).values({ id: randomUUID(), ...happened, at: now });
}

/** Seats somebody in a startup; false where they have a seat already, in whichever startup. */
export async function sit(tx: Db, person: string, { id, role }: Seat, now = new Date()) {
  const taken = await tx
    .insert(startupSeat)
    .values({ person, startup: id, role, since: now })
    .onConflictDoNothing()
    .returning({ person: startupSeat.person });
  return taken.length > 0;
}

/** Seats somebody who joins a startup that others have, and notes it; false where they have a seat already. */
export async function takeSeat(tx: Db, person: string, { id, role }: Seat, now = new Date()) {
  if (!(await sit(tx, person, { id, role }, now))) return false;
  await noteSeat(tx, { startup: id, person, kind: "joined", role, by: person }, now);
  return true;
}
