import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import type { Actor } from "../../person/actor.ts";
import { application } from "../application.table.ts";
import { scorers } from "./reader.server.ts";
import { barredFrom, dealRound, give, lockRound, scorable, takeFrom } from "./round.server.ts";
import { reviewAssignment, reviewRound } from "./review.table.ts";

const roundsToDeal = (tx: Db) =>
  tx
    .select({ intake: reviewRound.intake })
    .from(reviewRound)
    .where(sql`exists (select from ${application} a where a.intake = ${reviewRound.intake} and a.standing = 'first')`)
    .orderBy(asc(reviewRound.intake));

/** Locks the rounds in a fixed order, which prevents deadlocks. */
async function lockRounds(tx: Db, intakes: readonly string[]) {
  const toDeal = (await roundsToDeal(tx)).map(({ intake }) => intake);
  for (const intake of [...new Set([...intakes, ...toDeal])].toSorted()) await lockRound(tx, intake);
}

/** Distributes the applications of all open rounds again. Call this function after the set of reviewers has changed. */
export async function dealRounds(tx: Db, now: Date) {
  for (const { intake } of await roundsToDeal(tx)) await dealRound(tx, intake, now);
}

/** Distributes applications again if this reviewer has none, for example because the reviewer is new or was blocked. */
export async function dealIn(db: Db, actor: Actor, now = new Date()) {
  mustHave(actor, "score");
  if (!actor.viewer.functions.includes("reviewer")) return;
  const { rows } = await db.execute(sql`
    select 1 from ${reviewRound} r where exists (
      select from ${application} a where a.intake = r.intake and a.standing = 'first'
    ) and not exists (
      select from ${reviewAssignment} g join ${application} a on a.id = g.application_id
      where a.intake = r.intake and g.reviewer = ${actor.viewer.id}
    ) limit 1`);
  if (rows.length > 0) await db.transaction((tx) => dealRounds(tx, now));
}

/** Returns the intakes with applications that a person has yet to review. */
const roundsOf = (tx: Db, reviewer: string) =>
  tx
    .selectDistinct({ intake: application.intake })
    .from(reviewAssignment)
    .innerJoin(application, eq(application.id, reviewAssignment.applicationId))
    .where(
      and(
        ...[eq(reviewAssignment.reviewer, reviewer), isNull(reviewAssignment.endedAt)],
        isNull(reviewAssignment.reviewedAt),
      ),
    )
    .orderBy(asc(application.intake));

/** Gives others the unreviewed applications of a person who may no longer score. */
export async function takeFiles(tx: Db, from: string, now: Date) {
  if ((await roundsOf(tx, from)).length > 0) await handOver(tx, { from, to: null, by: null }, now);
}

/**
 * Assigns a person's unreviewed applications to a successor. Other reviewers get the applications that the successor
 * may not review.
 */
export async function handOver(
  tx: Db,
  { from, to, by }: { from: string; to: string | null; by: string | null },
  now = new Date(),
) {
  const rounds = await roundsOf(tx, from);
  await lockRounds(
    tx,
    rounds.map(({ intake }) => intake),
  );
  for (const { intake } of rounds) {
    const round = await lockRound(tx, intake);
    if (!round) continue;
    const files = await tx
      .select({ id: application.id, email: application.email, sentAt: application.sentAt, status: application.status })
      .from(reviewAssignment)
      .innerJoin(application, eq(application.id, reviewAssignment.applicationId))
      .where(
        and(
          eq(application.intake, intake),
          eq(reviewAssignment.reviewer, from),
          isNull(reviewAssignment.endedAt),
          isNull(reviewAssignment.reviewedAt),
        ),
      );
    const successor = to === null ? undefined : (await scorers(tx)).get(to);
    const barred = await barredFrom(tx, files, new Map(to && successor ? [[to, successor]] : []));
    const has = new Set(
      to === null
        ? []
        : (
            await tx
              .select({ id: reviewAssignment.applicationId })
              .from(reviewAssignment)
              .where(and(eq(reviewAssignment.reviewer, to), isNull(reviewAssignment.endedAt)))
          ).map(({ id }) => id),
    );
    for (const file of files) {
      await takeFrom(tx, file.id, from, now);
      const takes = to !== null && successor && !barred.get(file.id)?.has(to) && !has.has(file.id);
      if (takes && scorable.some((status) => status === file.status))
        await give(tx, file, { round, reviewer: to, by, now });
    }
  }
  await dealRounds(tx, now);
}
