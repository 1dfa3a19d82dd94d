import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { lock } from "../../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { application } from "../application.table.ts";
import { firstAnswerBy } from "../promises.ts";
import { deal, type DealtFile } from "./deal.ts";
import { isOfSameHouse, scorers } from "./reader.server.ts";
import { conflict, rankingLook, review, reviewAssignment, reviewLook, reviewRound } from "./review.table.ts";

const hour = 3_600_000;
/** The time in milliseconds between the deadline of a review and the promised first decision. */
const dueBefore = 12 * hour;

const dueOfReview = (sentAt: Date, firstAnswer: number) =>
  new Date(firstAnswerBy(sentAt, { firstAnswer }).getTime() - dueBefore);

/**
 * Returns and locks an intake's round, so that other changes to the round's reviews wait until the transaction ends.
 */
export async function lockRound(tx: Db, intake: string) {
  await lock(tx, "review-round", intake);
  const [round] = await tx.select().from(reviewRound).where(eq(reviewRound.intake, intake));
  return round;
}

/** Call this function before locking the application, because another order could cause a deadlock. */
export async function lockRoundOf(tx: Db, id: string) {
  const [found] = await tx.select({ intake: application.intake }).from(application).where(eq(application.id, id));
  if (found) await lockRound(tx, found.intake);
}

export type Round = NonNullable<Awaited<ReturnType<typeof lockRound>>>;

/** The statuses in which an application can be reviewed. */
export const scorable = ["first", "call"] as const;

export async function barredFrom(
  tx: Db,
  files: readonly { id: string; email: string }[],
  readers: ReadonlyMap<string, { email: string }>,
) {
  const ids = files.map(({ id }) => id);
  const barred = new Map(
    files.map(({ id, email }) => [
      id,
      new Set([...readers].filter(([, reader]) => isOfSameHouse(reader.email, email)).map(([reader]) => reader)),
    ]),
  );
  const conflicts = await tx
    .select({ id: conflict.applicationId, personId: conflict.personId })
    .from(conflict)
    .where(and(inArray(conflict.applicationId, ids), isNull(conflict.liftedAt)));
  const looks = await tx
    .select({ id: reviewLook.applicationId, personId: reviewLook.personId })
    .from(reviewLook)
    .where(inArray(reviewLook.applicationId, ids));
  const rankings = await tx
    .selectDistinct({ id: review.applicationId, personId: rankingLook.person })
    .from(review)
    .innerJoin(application, eq(application.id, review.applicationId))
    .innerJoin(
      rankingLook,
      and(eq(rankingLook.intake, application.intake), gte(rankingLook.lookedAt, review.submittedAt)),
    )
    .where(inArray(review.applicationId, ids));
  for (const { id, personId } of [...conflicts, ...looks, ...rankings]) barred.get(id)?.add(personId);
  return barred;
}

/** Assigns an application to a reviewer. If an earlier assignment has ended, it is reopened. */
export async function give(
  tx: Db,
  file: { id: string; sentAt: Date },
  { round, reviewer, by, now }: { round: Round; reviewer: string; by: string | null; now: Date },
) {
  // A file that is dealt late leaves its new reviewer the usual margin.
  const dueAt = new Date(Math.max(dueOfReview(file.sentAt, round.answerHours).getTime(), now.getTime() + dueBefore));
  const values = { dueAt, assignedBy: by, assignedAt: now };
  await tx
    .insert(reviewAssignment)
    .values({ id: randomUUID(), applicationId: file.id, reviewer, ...values })
    .onConflictDoUpdate({
      target: [reviewAssignment.applicationId, reviewAssignment.reviewer],
      set: { ...values, reviewedAt: null, endedAt: null },
    });
}

/** Ends an unreviewed assignment or, if `reviewer` is null, all unreviewed assignments of the application. */
export const takeFrom = (tx: Db, application: string, reviewer: string | null, now: Date) =>
  tx
    .update(reviewAssignment)
    .set({ endedAt: now })
    .where(
      and(
        eq(reviewAssignment.applicationId, application),
        reviewer === null ? undefined : eq(reviewAssignment.reviewer, reviewer),
        isNull(reviewAssignment.endedAt),
        isNull(reviewAssignment.reviewedAt),
      ),
    );

/** Assigns missing reviewers and balances workloads, for all of the intake's applications or `only` one. */
export async function dealRound(tx: Db, intake: string, now: Date, only?: string) {
  const round = await lockRound(tx, intake);
  if (!round) return;
  const readers = await scorers(tx);
  const its = only === undefined ? eq(application.intake, intake) : eq(application.id, only);
  const all = await tx
    .select({ id: application.id, email: application.email, sentAt: application.sentAt, status: application.status })
    .from(application)
    .where(its)
    .orderBy(asc(application.sentAt), asc(application.id));
  const standing = await tx
    .select({
      id: reviewAssignment.applicationId,
      reviewer: reviewAssignment.reviewer,
      assignedBy: reviewAssignment.assignedBy,
      reviewedAt: reviewAssignment.reviewedAt,
    })
    .from(reviewAssignment)
    .innerJoin(application, eq(application.id, reviewAssignment.applicationId))
    .where(and(its, isNull(reviewAssignment.endedAt)));
  const barred = await barredFrom(tx, all, readers);
  const of = Map.groupBy(standing, ({ id }) => id);
  const files: (DealtFile & { isOpen: boolean; sentAt: Date; before: string[] })[] = all.map((file) => {
    const own = of.get(file.id) ?? [];
    const isOpen = file.status === "first";
    const keeps = own.filter(({ reviewer, reviewedAt }) => reviewedAt !== null || (readers.has(reviewer) && isOpen));
    return {
      ...{ id: file.id, sentAt: file.sentAt, isOpen, barred: barred.get(file.id) ?? new Set<string>() },
      before: own.filter(({ reviewedAt }) => reviewedAt === null).map(({ reviewer }) => reviewer),
      readers: keeps.map(({ reviewer, assignedBy, reviewedAt }) => ({
        reviewer,
        fixed: assignedBy !== null || reviewedAt !== null,
      })),
    };
  });
  const dealtTo = [...readers].filter(([, { isDealt }]) => isDealt).map(([id]) => id);
  // Applications that are no longer open get no new reviewers, but still count towards the workload of their existing
  // reviewers.
  const closed = files.filter((file) => !file.isOpen).map((file) => ({ ...file, barred: new Set(dealtTo) }));
  const open = files.filter((file) => file.isOpen);
  const others = only === undefined ? undefined : await loadBeside(tx, intake, only);
  const dealt = deal([...open, ...closed], dealtTo, round.perFile, others);
  for (const { id, sentAt, before, readers: had } of open) {
    const theirs = dealt.get(id) ?? [];
    for (const reviewer of before) if (!theirs.includes(reviewer)) await takeFrom(tx, id, reviewer, now);
    for (const reviewer of theirs)
      if (!had.some((each) => each.reviewer === reviewer))
        await give(tx, { id, sentAt }, { round, reviewer, by: null, now });
  }
}

/**
 * Returns how many of an intake's applications each reviewer has besides this one. The database counts them, because
 * each new application is dealt at once, however many there are.
 */
async function loadBeside(tx: Db, intake: string, only: string) {
  const rows = await tx
    .select({ reviewer: reviewAssignment.reviewer, load: sql`count(*)`.mapWith(Number) })
    .from(reviewAssignment)
    .innerJoin(application, eq(application.id, reviewAssignment.applicationId))
    .where(
      and(
        ...[eq(application.intake, intake), ne(application.id, only), isNull(reviewAssignment.endedAt)],
        or(isNotNull(reviewAssignment.reviewedAt), eq(application.status, "first")),
      ),
    )
    .groupBy(reviewAssignment.reviewer);
  return new Map(rows.map(({ reviewer, load }) => [reviewer, load]));
}
