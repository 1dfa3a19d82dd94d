import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { isOpenTo, unscoredBy } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { nameOf } from "../../person/name.server.ts";
import { person } from "../../person/person.table.ts";
import { application } from "../application.table.ts";
import { companyOf } from "./own-reviews.server.ts";
import { scorers } from "./reader.server.ts";
import { scorable } from "./round.server.ts";
import { reviewAssignment, reviewRound } from "./review.table.ts";

export async function openedRounds(db: Db, actor: Actor) {
  mustHave(actor, "applications");
  const rounds = await db.select({ intake: reviewRound.intake }).from(reviewRound);
  return new Set(rounds.map(({ intake }) => intake));
}

/** For applications that the manager must review, the result hides which reviews were submitted. */
export async function readRound(db: Db, actor: Actor, intake: string) {
  mustHave(actor, "applications");
  const [round] = await db.select().from(reviewRound).where(eq(reviewRound.intake, intake));
  const ofIntake = and(eq(application.intake, intake), isOpenTo(actor, application.id));
  const files = await db
    .select({
      ...{ id: application.id, lang: application.lang, sentAt: application.sentAt },
      isOpen: inArray(application.status, [...scorable]).mapWith(Boolean),
      startup: companyOf,
      isBlind: sql<boolean>`application.id in ${unscoredBy(actor)}`,
    })
    .from(application)
    .where(ofIntake)
    .orderBy(asc(application.sentAt), asc(application.id));
  const assigned = await db
    .select({
      id: reviewAssignment.applicationId,
      reviewer: reviewAssignment.reviewer,
      name: nameOf,
      reviewedAt: reviewAssignment.reviewedAt,
    })
    .from(reviewAssignment)
    .innerJoin(application, eq(application.id, reviewAssignment.applicationId))
    .leftJoin(person, eq(person.id, reviewAssignment.reviewer))
    .where(and(ofIntake, isNull(reviewAssignment.endedAt)))
    .orderBy(asc(nameOf), asc(reviewAssignment.id));
  const readersOf = Map.groupBy(assigned, ({ id }) => id);
  const team = await scorers(db);
  const names = await db
    .select({ id: person.id, name: nameOf })
    .from(person)
    .where(sql`${person.id} = any(${sql.param([...team.keys()])}::text[])`)
    .orderBy(asc(nameOf));
  const shown = files.map(({ isBlind, ...file }) => ({
    ...file,
    readers: (readersOf.get(file.id) ?? []).map(({ reviewer, name, reviewedAt }) => ({
      ...{ reviewer, name },
      /** True if the review was submitted; null if the signed-in person must still review the same application. */
      isIn: isBlind && reviewer !== actor.viewer.id ? null : reviewedAt !== null,
    })),
  }));
  const all = shown.flatMap(({ readers }) => readers);
  return {
    round: round ?? null,
    files: shown,
    team: names.map(({ id, name }) => ({
      ...{ id, name: name ?? "", isDealt: team.get(id)?.isDealt ?? false },
      load: all.filter(({ reviewer }) => reviewer === id).length,
    })),
    given: all.length,
    /** Null if the number would reveal reviews of an application that the person must still review. */
    done: all.some(({ isIn }) => isIn === null) ? null : all.filter(({ isIn }) => isIn).length,
  };
}
