import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { isUnscoredBy } from "../../audit/closed.server.ts";
import { recordAccess } from "../../audit/record-access.server.ts";
import type { Actor } from "../../person/actor.ts";
import { nameOf } from "../../person/name.server.ts";
import { person } from "../../person/person.table.ts";
import { may } from "../../team/rights.ts";
import { application, applicationSubmission } from "../application.table.ts";
import { assignmentOf, fileOpenTo } from "./conflict.server.ts";
import { markLook } from "./proposed-lines.server.ts";
import { lockRound, scorable } from "./round.server.ts";
import { conflict, review, reviewAssignment, reviewRound, rubricVersion } from "./review.table.ts";

/** Returns the latest version of each valid review of an application, except those by the reviewer `but`. */
async function reviewsOf(db: Db, id: string, but: string) {
  const rows = await db
    .selectDistinctOn([review.assignmentId], {
      id: review.id,
      author: nameOf,
      number: review.number,
      rubric: review.rubric,
      steps: review.steps,
      score: review.score,
      sentence: review.sentence,
      submission: review.submission,
      submittedAt: review.submittedAt,
    })
    .from(review)
    .innerJoin(reviewAssignment, eq(reviewAssignment.id, review.assignmentId))
    .leftJoin(person, eq(person.id, reviewAssignment.reviewer))
    .where(and(eq(review.applicationId, id), isNull(review.voidedAt), ne(reviewAssignment.reviewer, but)))
    .orderBy(review.assignmentId, desc(review.number));
  return rows.toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
}

const conflictsOf = (db: Db, id: string) =>
  db
    .select({
      ...{ id: conflict.id, person: nameOf, reason: conflict.reason, declaredAt: conflict.declaredAt },
    })
    .from(conflict)
    .leftJoin(person, eq(person.id, conflict.personId))
    .where(and(eq(conflict.applicationId, id), isNull(conflict.liftedAt)))
    .orderBy(asc(conflict.declaredAt));

/** Locks the round so that nobody is asked to review the application while they read the others' reviews. */
async function othersOn(db: Db, actor: Actor, { id, intake }: { id: string; intake: string }) {
  return db.transaction(async (tx) => {
    await lockRound(tx, intake);
    if (await isUnscoredBy(tx, actor, id)) return null;
    const reviews = await reviewsOf(tx, id, actor.viewer.id);
    if (reviews.length > 0) await markLook(tx, actor.viewer.id, id);
    return { reviews, conflicts: may(actor, "applications") ? await conflictsOf(tx, id) : [] };
  });
}

/** Returns an application without contact data; other reviews are included only after the reviewer's own review. */
export async function readForReview(db: Db, actor: Actor, id: string) {
  mustHave(actor, "score");
  const file = await fileOpenTo(db, actor, id);
  if (!file) return undefined;
  const assignment = await assignmentOf(db, id, actor.viewer.id);
  if (!assignment && !may(actor, "applications")) return undefined;
  const submissions = await db
    .select({
      id: applicationSubmission.id,
      answers: applicationSubmission.answers,
      submittedAt: applicationSubmission.submittedAt,
    })
    .from(applicationSubmission)
    .where(eq(applicationSubmission.applicationId, id))
    .orderBy(desc(applicationSubmission.submittedAt));
  const [latest] = submissions;
  if (!latest) throw new Error("An application without a submission");
  const [round] = await db
    .select({ rubric: rubricVersion.number, criteria: rubricVersion.criteria })
    .from(reviewRound)
    .innerJoin(rubricVersion, eq(rubricVersion.number, reviewRound.rubric))
    .where(eq(reviewRound.intake, file.intake));
  const [own] = assignment
    ? await db
        .select()
        .from(review)
        .where(and(eq(review.assignmentId, assignment.id), isNull(review.voidedAt)))
        .orderBy(desc(review.number))
        .limit(1)
    : [];
  await recordAccess(db, actor, { kind: "application", id });
  const others = await othersOn(db, actor, file);
  const isEarlier = (submission: string) => submission !== latest.id;
  return {
    ...{ id, intake: file.intake, lang: file.lang, answers: latest.answers, sentAt: latest.submittedAt },
    version: submissions.length,
    criteria: round?.criteria ?? [],
    isOpen: scorable.some((status) => status === file.status),
    dueAt: assignment?.dueAt ?? null,
    own: own && { ...own, isEarlier: isEarlier(own.submission) },
    others: others && {
      conflicts: others.conflicts,
      reviews: others.reviews.map((each) => ({ ...each, isEarlier: isEarlier(each.submission) })),
    },
  };
}

export type ReviewedFile = NonNullable<Awaited<ReturnType<typeof readForReview>>>;

/**
 * Returns true if the person reviews the application or manages its round. Returns false for a conflict of interest.
 */
export async function opensReview(db: Db, actor: Actor, id: string) {
  mustHave(actor, "score");
  if (!(await fileOpenTo(db, actor, id))) return false;
  return may(actor, "applications") || (await assignmentOf(db, id, actor.viewer.id)) !== undefined;
}

/** Returns the rubric of an application. Returns an empty rubric if no round is open for the application's intake. */
export async function rubricOfFile(db: Db, id: string) {
  const [found] = await db
    .select({ criteria: rubricVersion.criteria })
    .from(application)
    .innerJoin(reviewRound, eq(reviewRound.intake, application.intake))
    .innerJoin(rubricVersion, eq(rubricVersion.number, reviewRound.rubric))
    .where(eq(application.id, id));
  return found?.criteria ?? [];
}
