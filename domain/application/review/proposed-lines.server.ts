import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { isOpenTo, isUnscoredBy, unscoredBy } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { person } from "../../person/person.table.ts";
import { application, applicationDecision } from "../application.table.ts";
import { tellable } from "./proposed-line.ts";
import { lockRound, lockRoundOf } from "./round.server.ts";
import { review, reviewAssignment, reviewLook } from "./review.table.ts";

/** Reading the sentences bars the person from later reviewing the application. */
export async function sentencesFor(db: Db, actor: Actor, ids: readonly string[]) {
  mustHave(actor, "applications");
  const sentences = new Map<string, string[]>();
  if (ids.length === 0) return sentences;
  return db.transaction(async (tx) => {
    const intakes = await tx
      .selectDistinct({ intake: application.intake })
      .from(application)
      .where(inArray(application.id, [...ids]))
      .orderBy(application.intake);
    for (const { intake } of intakes) await lockRound(tx, intake);
    const rows = await tx
      .selectDistinctOn([review.assignmentId], {
        id: review.applicationId,
        sentence: review.sentence,
        firstName: person.firstName,
        lastName: person.lastName,
      })
      .from(review)
      .innerJoin(reviewAssignment, eq(reviewAssignment.id, review.assignmentId))
      .innerJoin(application, eq(application.id, review.applicationId))
      .leftJoin(person, eq(person.id, reviewAssignment.reviewer))
      .where(
        and(
          inArray(review.applicationId, [...ids]),
          isNull(review.voidedAt),
          isOpenTo(actor, application.id),
          sql`${application.id} not in ${unscoredBy(actor)}`,
        ),
      )
      .orderBy(review.assignmentId, desc(review.number));
    for (const [id, own] of Map.groupBy(rows, (row) => row.id)) {
      const names = own.flatMap(({ firstName, lastName }) => [firstName ?? "", lastName ?? ""]);
      const lines = tellable(
        own.map(({ sentence }) => sentence),
        names,
      );
      if (lines.length === 0) continue;
      sentences.set(id, lines);
      await markLook(tx, actor.viewer.id, id);
    }
    return sentences;
  });
}

/** Returns true if the person may read all decision texts; reading unsent texts bars the person from reviewing. */
export async function opensWords(db: Db, actor: Actor, id: string) {
  const me = mustHave(actor, "applications");
  const held = and(
    eq(applicationDecision.applicationId, id),
    isNull(applicationDecision.releasedAt),
    sql`${applicationDecision.author} is distinct from ${me}`,
  );
  if ((await db.$count(applicationDecision, held)) === 0) return !(await isUnscoredBy(db, actor, id));
  return db.transaction(async (tx) => {
    await lockRoundOf(tx, id);
    if (await isUnscoredBy(tx, actor, id)) return false;
    await tx.insert(reviewLook).values({ applicationId: id, personId: me }).onConflictDoNothing();
    return true;
  });
}

/** Records that a person has seen the reviews of an application. */
export async function markLook(tx: Db, personId: string, id: string) {
  const look = { applicationId: id, personId, lookedAt: sql`clock_timestamp()` };
  await tx
    .insert(reviewLook)
    .values(look)
    .onConflictDoUpdate({ target: [reviewLook.applicationId, reviewLook.personId], set: look });
}
