import { and, asc, eq, gte, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { introduceAtSession } from "../introduction/at-session.server.ts";
import { lockSides } from "../introduction/lock-sides.server.ts";
import { contactOf, speaksFor } from "../person/startup-contact.server.ts";
import { datedSession } from "../session-seat/plan.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { wishesLeaveAt, wishesUntil } from "./session-wish.ts";
import { sessionWish } from "./session-wish.table.ts";
import { investorsAt, startupsAt } from "./who.server.ts";

export type Pair = { session: string; startup: string; investor: string };

export const isOfPair = ({ session, startup, investor }: Pair) =>
  and(eq(sessionWish.session, session), eq(sessionWish.founder, startup), eq(sessionWish.investor, investor));

/** A startup's unreturned wish is never revealed. The caller must have locked the startup and the investor. */
export async function sendWish(tx: Db, pair: Pair, now: Date) {
  const { session, startup, investor } = pair;
  const rows = await tx
    .select()
    .from(sessionWish)
    .where(and(isOfPair(pair), isNull(sessionWish.takenBackAt)))
    .orderBy(asc(sessionWish.side))
    .for("update");
  const asks = rows.find(({ side }) => side === "investor");
  const agrees = rows.find(({ side }) => side === "startup");
  if (!asks || (agrees ? agrees.sentAt : asks.sentAt)) return;
  const shown = (await startupsAt(tx, session)).find((each) => each.startup === startup);
  const [there] = await investorsAt(tx, session, investor);
  if (!shown || !there) return;
  const by = agrees && (await whoAnswers(tx, startup, agrees.by));
  const sent = await introduceAtSession(
    tx,
    {
      ...{ session, startup, investor, startupName: shown.name, at: asks.at },
      yes: agrees && by ? { by, at: agrees.at } : null,
    },
    now,
  );
  if (sent === "kept") return;
  await tx
    .update(sessionWish)
    .set({ sentAt: now })
    .where(
      and(
        isOfPair(pair),
        ...[isNull(sessionWish.takenBackAt), isNull(sessionWish.sentAt)],
        sent === "yes" ? undefined : eq(sessionWish.side, "investor"),
      ),
    );
}

/** Returns who made the startup's wish or, once they no longer speak for it, the startup's contact. */
async function whoAnswers(tx: Db, startup: string, by: string | null) {
  return by !== null && (await speaksFor(tx, startup, by)) ? by : (await contactOf(tx, startup))?.id;
}

/** Days after a session's first day during which its wishes to meet are still looked for. */
export const lookBack = 14;

type Failed = (error: unknown) => void;

const fails: Failed = (error) => {
  throw error;
};

/**
 * Creates introductions from wishes that can no longer be withdrawn. A failed introduction does not stop the remaining
 * introductions.
 */
export async function sendWishes(db: Db, now = new Date(), failed = fails) {
  const waiting = await db
    .selectDistinct({
      session: sessionWish.session,
      startup: sessionWish.founder,
      investor: sessionWish.investor,
    })
    .from(sessionWish)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionWish.session))
    .where(
      and(
        eq(sessionWish.side, "investor"),
        ...[isNull(sessionWish.sentAt), isNull(sessionWish.takenBackAt), isNull(sessionPlan.cancelledAt)],
        gte(sessionPlan.startsOn, daysLater(parisDay(now), -lookBack)),
      ),
    );
  const due = new Map<string, boolean>();
  for (const pair of waiting) {
    const { session } = pair;
    if (!due.has(session)) {
      const event = await datedSession(db, session);
      // A wish that could not leave stays unsent after the day on which it can last be taken back.
      due.set(session, event !== undefined && now >= wishesLeaveAt(event) && now < wishesUntil(event));
    }
    if (!due.get(session)) continue;
    await db
      .transaction(async (tx) => {
        await lockSides(tx, pair);
        await sendWish(tx, pair, now);
      })
      .catch(failed);
  }
}
