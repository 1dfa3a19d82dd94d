import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { take } from "../../../platform/rate/bucket.server.ts";
import { mustHave } from "../../audit/access.ts";
import { audit } from "../../audit/audit.server.ts";
import type { Actor } from "../../person/actor.ts";
import { application, applicationSubmission } from "../application.table.ts";
import { assignmentOf, fileOpenTo } from "./conflict.server.ts";
import { lockRound, scorable } from "./round.server.ts";
import { type GivenSteps, problemWith, scoreOf } from "./rubric.ts";
import { review, reviewAssignment, rubricVersion } from "./review.table.ts";

/**
 * "overtaken": the person submitted another version meanwhile; "changed": the applicant changed the answers meanwhile.
 */
export type Reviewed =
  | { status: "stored" | "gone" | "decided" | "overtaken" | "changed" | "missing" | "unknown" }
  | { status: "limited"; retryAfter: number };

/** The number is limited, because each changed submission adds a version and versions are never deleted. */
const versionsAnHour = { capacity: 100, perSecond: 100 / 3_600 };

/**
 * `from` is the review's version and `version` the submission's version that the form showed; undefined skips the
 * check.
 */
type Sent = { application: string; steps: GivenSteps; sentence: string; from?: number; version?: number };

const isSame = (one: GivenSteps, other: GivenSteps) =>
  Object.keys({ ...one, ...other }).every((id) => one[id] === other[id]);

/** Stores a review or its next version. A review equal to the latest version changes nothing. */
export async function submitReview(
  db: Db,
  actor: Actor,
  { application: id, steps, sentence, from, version }: Sent,
): Promise<Reviewed> {
  const me = mustHave(actor, "score");
  const taken = await take(db, `review:${me}`, versionsAnHour);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  return db.transaction(async (tx): Promise<Reviewed> => {
    const seen = await fileOpenTo(tx, actor, id);
    if (!seen) return { status: "gone" };
    const round = await lockRound(tx, seen.intake);
    const assignment = await assignmentOf(tx, id, me);
    if (!round || !assignment) return { status: "gone" };
    // Locks the application, so that a concurrent decision either comes first or waits until this review is stored.
    const [file] = await tx
      .select({ status: application.status })
      .from(application)
      .where(eq(application.id, id))
      .for("share");
    if (!scorable.some((status) => status === file?.status)) return { status: "decided" };
    const [rubric] = await tx.select().from(rubricVersion).where(eq(rubricVersion.number, round.rubric));
    if (!rubric) throw new Error("A round without a rubric");
    const problem = problemWith(rubric.criteria, steps);
    if (problem) return { status: problem };
    const given = Object.fromEntries(rubric.criteria.map((each) => [each.id, steps[each.id] ?? null]));
    const versions = await tx
      .select({ id: applicationSubmission.id })
      .from(applicationSubmission)
      .where(eq(applicationSubmission.applicationId, id))
      .orderBy(desc(applicationSubmission.submittedAt));
    const [last] = await tx
      .select()
      .from(review)
      .where(eq(review.assignmentId, assignment.id))
      .orderBy(desc(review.number))
      .limit(1);
    const submission = versions[0]?.id ?? id;
    const counts = last && !last.voidedAt && last.rubric === rubric.number && last.submission === submission;
    if (counts && last.sentence === sentence && isSame(last.steps, given)) return { status: "stored" };
    if (version !== undefined && version !== versions.length) return { status: "changed" };
    if (from !== undefined && from !== (last && !last.voidedAt ? last.number : 0)) return { status: "overtaken" };
    const number = (last?.number ?? 0) + 1;
    // The database's clock is used, because the servers' clocks may differ.
    const now = sql`clock_timestamp()`;
    await tx.insert(review).values({
      ...{ id: randomUUID(), assignmentId: assignment.id, applicationId: id, number, rubric: rubric.number },
      ...{ steps: given, score: scoreOf(rubric.criteria, given), sentence, submission, submittedAt: now },
    });
    await tx
      .update(reviewAssignment)
      .set({ reviewedAt: now })
      .where(and(eq(reviewAssignment.id, assignment.id)));
    await audit(tx, actor, {
      action: "review.submit",
      object: { kind: "application", id },
      after: { times: number },
    });
    return { status: "stored" };
  });
}
