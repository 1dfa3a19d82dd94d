import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { includes } from "../person/seat.ts";
import { startupSeat } from "../person/startup.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { mustEdit } from "./access.ts";

/**
 * Throws if the actor was blocked, or lost the seat of an editor, since the request began. The caller has locked the
 * startup, so that neither can happen before the transaction ends.
 */
export async function mustStillEdit(tx: Db, actor: Actor) {
  const startup = mustEdit(actor);
  const [seat] = await tx
    .select({ role: startupSeat.role })
    .from(startupSeat)
    .innerJoin(person, and(eq(person.id, startupSeat.person), sql`not ${isBlocked}`))
    .where(and(eq(startupSeat.person, actor.viewer.id), eq(startupSeat.startup, startup)));
  if (!seat || !includes(seat.role, "editor")) throw new NotAllowed("this person may no longer book for the startup");
}
