import { and, asc, eq, isNull, or, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { isOpenTo } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { application } from "../application.table.ts";
import { scorable } from "./round.server.ts";
import { reviewAssignment } from "./review.table.ts";

// Raw SQL because Drizzle omits the table name of a column when the query has no join.
const latest = (column: "score" | "submission") =>
  sql`(select ${column === "score" ? sql`r.score` : sql`r.submission`} from review r
    where r.assignment_id = review_assignment.id and r.voided_at is null order by r.number desc limit 1)`;
export const current = sql`(select s.id from application_submission s
  where s.application_id = application.id order by s.submitted_at desc limit 1)`;

export const companyOf = sql<string>`(select s.answers ->> 'companyName' from application_submission s
  where s.application_id = application.id order by s.submitted_at desc limit 1)`;

export function ownReviews(db: Db, actor: Actor) {
  mustHave(actor, "score");
  return db
    .select({
      id: application.id,
      intake: application.intake,
      startup: companyOf,
      lang: application.lang,
      dueAt: reviewAssignment.dueAt,
      reviewedAt: reviewAssignment.reviewedAt,
      score: sql<number | null>`${latest("score")}`,
      isOpen: inArray(application.status, [...scorable]).mapWith(Boolean),
      /** True if the answers have changed since the review. */
      isEarlier: sql<boolean>`coalesce(${latest("submission")} <> ${current}, false)`,
    })
    .from(reviewAssignment)
    .innerJoin(application, eq(application.id, reviewAssignment.applicationId))
    .where(
      and(
        eq(reviewAssignment.reviewer, actor.viewer.id),
        isNull(reviewAssignment.endedAt),
        or(inArray(application.status, [...scorable]), sql`${reviewAssignment.reviewedAt} is not null`),
        isOpenTo(actor, application.id),
      ),
    )
    .orderBy(asc(reviewAssignment.dueAt), asc(application.id));
}
