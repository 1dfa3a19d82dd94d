import { and, eq, gte, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isStillHeld } from "../session-seat/plan.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { unanswered, writeAnswers } from "./answer.server.ts";
import { lockPlaces } from "./session-place.server.ts";
import { sessionPlace } from "./session-place.table.ts";

/**
 * Rejects the open applications for cancelled future sessions and e-mails each applicant once. Includes applications
 * that arrived during the cancellation.
 */
export async function answerCancelled(db: Db, now = new Date()) {
  const { session, startsOn, cancelReason, cancelledAt } = sessionPlan;
  const cancelled = await db
    .select({ session, startsOn, cancelReason, cancelledAt })
    .from(sessionPlan)
    .where(and(isNotNull(sessionPlan.cancelledAt), isStillHeld(now)));
  for (const plan of cancelled)
    await db.transaction(async (tx) => {
      await lockPlaces(tx, plan.session);
      // Who had a place when the session was cancelled was told then, also if they have moved to another session since.
      const told = await tx
        .select({ lead: sessionPlace.leadId })
        .from(sessionPlace)
        .where(and(eq(sessionPlace.session, plan.session), gte(sessionPlace.takenBackAt, plan.cancelledAt ?? now)));
      const ofPlaces = new Set(told.map((row) => row.lead));
      const leads = (await unanswered(tx, plan.session)).map((row) => row.lead).filter((each) => !ofPlaces.has(each));
      const answer = { reason: "cancelled" as const, line: plan.cancelReason ?? "" };
      // A founder who applied through both the account and the public form gets only one notification.
      const notice = { event: `cancelled ${plan.session}`, data: { state: "cancelled", day: plan.startsOn } };
      await writeAnswers(tx, leads, { by: null, answer, now, noticeOf: () => notice });
    });
}
