import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { includes, type SeatRole } from "../person/seat.ts";
import { startupSeat } from "../person/startup.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { mustEdit, mustOwn } from "./access.ts";

/** Throws NotAllowed if the actor has been blocked, is no founder any more, or no longer has the needed role in the startup. */
async function mustStillSit(tx: Db, actor: Actor, startup: string, needed: SeatRole) {
  const [seat] = await tx
    .select({ role: startupSeat.role })
    .from(startupSeat)
    .innerJoin(person, and(eq(person.id, startupSeat.person), eq(person.role, "founder"), sql`not ${isBlocked}`))
    .where(and(eq(startupSeat.person, actor.viewer.id), eq(startupSeat.startup, startup)));
  if (!seat || !includes(seat.role, needed)) throw new NotAllowed(`this is for the seat ${needed}`);
  return startup;
}

/** The caller must have locked the startup, so that the role cannot change before the transaction ends. */
export const mustStillEdit = (tx: Db, actor: Actor) => mustStillSit(tx, actor, mustEdit(actor), "editor");

export const mustStillOwn = (tx: Db, actor: Actor) => mustStillSit(tx, actor, mustOwn(actor), "owner");
