import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { readNumbered } from "../../../platform/db/numbered-page.server.ts";
import { mustHave } from "../../audit/access.ts";
import { isOpenTo, unscoredBy } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { nameOf } from "../../person/name.server.ts";
import { person } from "../../person/person.table.ts";
import type { BatchRefusal } from "../application.ts";
import { application } from "../application.table.ts";
import { stageOf } from "../due.ts";
import { needsTimes } from "../list.server.ts";
import { companyOf, current } from "./own-reviews.server.ts";
import { leniencyOf, needsLook, rank } from "./ranking.ts";
import { markRanking } from "./ranking-look.server.ts";
import { lockRound } from "./round.server.ts";
import { review, reviewAssignment, reviewLook } from "./review.table.ts";

/** Leaves out applications that the person must still review or on which the person has a conflict of interest. */
async function reviewsFor(db: Db, actor: Actor, intake: string) {
  return db
    .selectDistinctOn([review.assignmentId], {
      file: review.applicationId,
      reviewer: reviewAssignment.reviewer,
      score: review.score,
      status: application.status,
      submittedAt: review.submittedAt,
    })
    .from(review)
    .innerJoin(reviewAssignment, eq(reviewAssignment.id, review.assignmentId))
    .innerJoin(application, eq(application.id, review.applicationId))
    .where(
      and(
        eq(application.intake, intake),
        isNull(review.voidedAt),
        isOpenTo(actor, application.id),
        sql`${application.id} not in ${unscoredBy(actor)}`,
      ),
    )
    .orderBy(review.assignmentId, desc(review.number));
}

type Given = Awaited<ReturnType<typeof reviewsFor>>[number];

/** Returns the applications whose scores differ widely and whose latest reviews the person has not seen. */
async function unopenedOf(db: Db, actor: Actor, files: readonly string[], reviews: readonly Given[]) {
  const looks = await db
    .select({ id: reviewLook.applicationId, lookedAt: reviewLook.lookedAt })
    .from(reviewLook)
    .where(and(eq(reviewLook.personId, actor.viewer.id), inArray(reviewLook.applicationId, [...files])));
  const lookedAt = new Map(looks.map((look) => [look.id, look.lookedAt.getTime()]));
  const isNewer = ({ file, submittedAt }: Given) => submittedAt.getTime() > (lookedAt.get(file) ?? 0);
  const newer = new Set(reviews.filter(isNewer).map(({ file }) => file));
  const apart = rank(reviews).filter(needsLook);
  return new Set(apart.map(({ file }) => file).filter((file) => files.includes(file) && newer.has(file)));
}

export async function readRanking(db: Db, actor: Actor, intake: string, wanted: number, now = new Date()) {
  mustHave(actor, "applications");
  // Seeing the scores bars the person from reviewing, so the lock prevents a concurrent assignment to the person.
  const reviews = await db.transaction(async (tx) => {
    await lockRound(tx, intake);
    const found = await reviewsFor(tx, actor, intake);
    if (found.length > 0) await markRanking(tx, actor.viewer.id, intake);
    return found;
  });
  const withdrawn = new Set(reviews.filter(({ status }) => status === "withdrawn").map(({ file }) => file));
  // Withdrawn applications are not ranked, but their reviews are still used to estimate how lenient each reviewer is.
  const standing = reviews.filter(({ file }) => !withdrawn.has(file));
  const leniency = leniencyOf(reviews);
  const order = rank(standing, leniency);
  const page = await readNumbered(wanted, order.length, async ({ limit, offset }) => {
    const shown = order.slice(offset, offset + limit);
    const ids = shown.map(({ file }) => file);
    const rows = await db
      .select({
        id: application.id,
        lang: application.lang,
        status: application.status,
        callAt: application.callAt,
        needsTimes,
        startup: companyOf,
        /** True if a review is about an earlier submission than the current one. */
        isEarlier: sql<boolean>`exists (select from review r where r.application_id = application.id
          and r.voided_at is null and r.submission <> ${current} and not exists (
            select from review n where n.assignment_id = r.assignment_id and n.number > r.number))`,
        isDecided: sql<boolean>`${application.status} not in ('first', 'call')`,
      })
      .from(application)
      .where(inArray(application.id, ids));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const unopened = await unopenedOf(db, actor, ids, reviews);
    return shown.flatMap(({ file, ...ranked }) => {
      const row = rowOf.get(file);
      if (!row) return [];
      const isUnopened = unopened.has(file);
      return [{ ...row, ...ranked, stage: stageOf(row, now), needsLook: needsLook(ranked), isUnopened }];
    });
  });
  const counts = Map.groupBy(reviews, ({ reviewer }) => reviewer);
  const names = await db
    .select({ id: person.id, name: nameOf })
    .from(person)
    .where(inArray(person.id, [...counts.keys()]));
  return {
    ...page,
    ranked: order.map(({ file }) => file),
    reviewers: [...counts].map(([id, own]) => ({
      ...{ id, reviews: own.length },
      name: names.find((each) => each.id === id)?.name ?? null,
      /** How many points more than other reviewers this reviewer gives; null after too few reviews. */
      leniency: leniency.get(id) ?? null,
    })),
  };
}

export type Ranking = Awaited<ReturnType<typeof readRanking>>;

/** Returns the applications that a batch cannot decide, with the reason for each. */
export async function heldBack(db: Db, actor: Actor, ids: readonly string[]) {
  mustHave(actor, "applications");
  const back = new Map<string, BatchRefusal>();
  if (ids.length === 0) return back;
  const files = await db
    .select({
      id: application.id,
      intake: application.intake,
      isUnscored: sql<boolean>`application.id in ${unscoredBy(actor)}`,
    })
    .from(application)
    .where(inArray(application.id, [...ids]));
  for (const { id, isUnscored } of files) if (isUnscored) back.set(id, "unscored");
  for (const intake of new Set(files.map((file) => file.intake)))
    for (const id of await unopenedOf(db, actor, ids, await reviewsFor(db, actor, intake))) back.set(id, "unopened");
  return back;
}
