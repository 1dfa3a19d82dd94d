import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo, unscoredBy } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockRound } from "./review/round.server.ts";
import { review, reviewAssignment, reviewLook } from "./review/review.table.ts";

/** Seeing a review bars the person from a later assignment, so the locks prevent a concurrent assignment. */
export async function reviewsOfList(db: Db, actor: Actor, files: readonly { id: string; intake: string }[]) {
  mustHave(actor, "applications");
  const me = actor.viewer.id;
  const intakes = [...new Set(files.map(({ intake }) => intake))].toSorted();
  const given = await db.transaction(async (tx) => {
    for (const intake of intakes) await lockRound(tx, intake);
    const rows = await tx
      .selectDistinctOn([review.assignmentId], {
        application: review.applicationId,
        score: review.score,
        sentence: review.sentence,
      })
      .from(review)
      .innerJoin(reviewAssignment, eq(reviewAssignment.id, review.assignmentId))
      .where(
        and(
          inArray(
            review.applicationId,
            files.map(({ id }) => id),
          ),
          isNull(review.voidedAt),
          isOpenTo(actor, review.applicationId),
          sql`${review.applicationId} not in ${unscoredBy(actor)}`,
        ),
      )
      .orderBy(review.assignmentId, desc(review.number));
    const own = await tx
      .select({ application: reviewAssignment.applicationId })
      .from(reviewAssignment)
      .where(and(eq(reviewAssignment.reviewer, me), sql`reviewed_at is not null and ended_at is null`));
    const scored = new Set(own.map(({ application }) => application));
    const looked = new Set(rows.map(({ application }) => application)).difference(scored);
    if (looked.size > 0)
      await tx
        .insert(reviewLook)
        .values([...looked].map((applicationId) => ({ applicationId, personId: me })))
        .onConflictDoNothing();
    return rows;
  });
  return Map.groupBy(given, ({ application }) => application);
}
