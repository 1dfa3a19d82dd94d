import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { lockSeats } from "../session-seat/plan.server.ts";
import { isClosed } from "../session-seat/took-place.server.ts";
import { keepOrder, placesInOrder } from "./order.server.ts";
import { plannedSession } from "./presence.server.ts";
import { dayWindow } from "./presence.ts";
import { sessionTurn } from "./session-day.table.ts";

type Press = { session: string; place: string; press: "start" | "end" | "reset" };

type Clocked = "stored" | "unchanged" | "gone" | "early" | "cancelled" | "closed";

/** Starting a turn ends the running turn. Repeating a call has no effect. */
export async function startTurn(db: Db, actor: Actor, { session, place, press }: Press, now = new Date()) {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<Clocked> => {
    await lockSeats(tx, session);
    const plan = await plannedSession(tx, session, now);
    if (!plan) return "gone";
    if (plan.cancelledAt) return "cancelled";
    if (await isClosed(tx, session)) return "closed";
    if (now < dayWindow(plan).from) return "early";
    const order = (await placesInOrder(tx, session, now)).map((each) => each.place);
    if (!order.includes(place)) return "gone";
    await keepOrder(tx, session, order);
    const own = eq(sessionTurn.place, place);
    const running = and(isNotNull(sessionTurn.startedAt), isNull(sessionTurn.endedAt));
    const [changed] = await tx
      .update(sessionTurn)
      .set(
        press === "start"
          ? { startedAt: now }
          : press === "end"
            ? { endedAt: now }
            : { startedAt: null, endedAt: null },
      )
      .where(
        and(
          own,
          { start: isNull(sessionTurn.startedAt), end: running, reset: isNotNull(sessionTurn.startedAt) }[press],
        ),
      )
      .returning({ place: sessionTurn.place });
    if (!changed) return "unchanged";
    if (press === "start")
      await tx
        .update(sessionTurn)
        .set({ endedAt: now })
        .where(and(eq(sessionTurn.session, session), ne(sessionTurn.place, place), running));
    await audit(tx, actor, { action: "session.turn", object: { kind: "content.event", id: session } });
    return "stored";
  });
}
