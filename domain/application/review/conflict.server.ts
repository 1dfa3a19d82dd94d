import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { audit } from "../../audit/audit.server.ts";
import { isOpenTo } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { may } from "../../team/rights.ts";
import { application } from "../application.table.ts";
import { recallOwn } from "../recall.server.ts";
import { hasOtherDecider } from "./reader.server.ts";
import { dealRound, lockRound } from "./round.server.ts";
import { conflict, review, reviewAssignment } from "./review.table.ts";

export async function assignmentOf(db: Db, id: string, reviewer: string) {
  const [found] = await db
    .select()
    .from(reviewAssignment)
    .where(
      and(
        eq(reviewAssignment.applicationId, id),
        eq(reviewAssignment.reviewer, reviewer),
        isNull(reviewAssignment.endedAt),
      ),
    );
  return found;
}

/** Returns the application. Returns undefined if the person has a conflict of interest about the application. */
export async function fileOpenTo(db: Db, actor: Actor, id: string) {
  mustHave(actor, "score");
  const [found] = await db
    .select()
    .from(application)
    .where(and(eq(application.id, id), isOpenTo(actor, application.id)));
  return found;
}

/**
 * The person loses access, the person's review and unsent decisions no longer count, and another reviewer is assigned. "last": nobody else
 * may decide on the application, which would be closed to everybody.
 */
export async function declareConflict(
  db: Db,
  actor: Actor,
  { application: id, reason }: { application: string; reason: string },
  now = new Date(),
): Promise<{ status: "stored" | "gone" | "last" }> {
  mustHave(actor, "score");
  const personId = actor.viewer.id;
  return db.transaction(async (tx) => {
    const seen = await fileOpenTo(tx, actor, id);
    if (!seen) return { status: "gone" };
    await lockRound(tx, seen.intake);
    const assignment = await assignmentOf(tx, id, personId);
    const decides = may(actor, "applications");
    if (!assignment && !decides) return { status: "gone" };
    if (decides && !(await hasOtherDecider(tx, id, personId))) return { status: "last" };
    const [made] = await tx
      .insert(conflict)
      .values({ id: randomUUID(), applicationId: id, personId, reason, declaredAt: now })
      .onConflictDoNothing()
      .returning({ id: conflict.id });
    if (!made) return { status: "gone" };
    if (assignment) {
      await tx.update(reviewAssignment).set({ endedAt: now }).where(eq(reviewAssignment.id, assignment.id));
      await tx
        .update(review)
        .set({ voidedAt: now })
        .where(and(eq(review.assignmentId, assignment.id), isNull(review.voidedAt)));
    }
    if (decides) await recallOwn(tx, actor, id, now);
    await dealRound(tx, seen.intake, now);
    await audit(tx, actor, { action: "conflict.declare", object: { kind: "application", id } });
    return { status: "stored" };
  });
}

/** Reviewers cannot end their own conflict of interest: another team member must do it. */
export async function liftConflict(
  db: Db,
  actor: Actor,
  { application: id, conflict: which }: { application: string; conflict: string },
  now = new Date(),
): Promise<{ status: "stored" | "gone" }> {
  mustHave(actor, "team");
  return db.transaction(async (tx) => {
    const seen = await fileOpenTo(tx, actor, id);
    if (!seen) return { status: "gone" };
    await lockRound(tx, seen.intake);
    const [lifted] = await tx
      .update(conflict)
      .set({ liftedAt: now, liftedBy: actor.viewer.id })
      .where(and(eq(conflict.id, which), eq(conflict.applicationId, id), isNull(conflict.liftedAt)))
      .returning({ personId: conflict.personId });
    if (!lifted) return { status: "gone" };
    await dealRound(tx, seen.intake, now);
    await audit(tx, actor, {
      action: "conflict.lift",
      object: { kind: "application", id },
      before: { by: lifted.personId },
    });
    return { status: "stored" };
  });
}
