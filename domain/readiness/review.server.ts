import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { contactOf, lockStartup } from "../person/startup-contact.server.ts";
import { startup } from "../person/startup.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { readinessScan, scoreReview } from "./readiness.table.ts";
import { lastScanOf } from "./readiness.server.ts";

/** Returns "open" if an earlier request is unanswered, and "unscanned" if there is no scan yet. */
export async function askReview(
  db: Db,
  actor: Actor,
  message: string,
  now = new Date(),
): Promise<"asked" | "open" | "unscanned"> {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const scan = await lastScanOf(tx, founder);
    if (!scan) return "unscanned";
    const inserted = await tx
      .insert(scoreReview)
      .values({ id: randomUUID(), founder, scan: scan.id, message, askedAt: now })
      .onConflictDoNothing()
      .returning({ id: scoreReview.id });
    return inserted.length > 0 ? "asked" : "open";
  });
}

export type OwnReview = { askedAt: Date; message: string; answeredAt: Date | null; answer: string; score: number };

export async function readReview(db: Db, actor: Actor): Promise<OwnReview | null> {
  const founder = mustRead(actor);
  const { askedAt, message, answeredAt, answer } = scoreReview;
  const [found] = await db
    .select({ askedAt, message, answeredAt, answer, score: readinessScan.score })
    .from(scoreReview)
    .innerJoin(readinessScan, eq(readinessScan.id, scoreReview.scan))
    .where(eq(scoreReview.founder, founder))
    .orderBy(desc(askedAt))
    .limit(1);
  return found ?? null;
}

const ofDesk = {
  id: scoreReview.id,
  founder: scoreReview.founder,
  askedAt: scoreReview.askedAt,
  message: scoreReview.message,
  /** The assumed language of the founder's message: the language of the startup's contact. */
  written: person.lang,
  score: readinessScan.score,
  name: nameOf,
  startup: sql<string>`coalesce(${founderProfile.startup_name}, '')`,
};

const joined = (db: Db) =>
  db
    .select({ ...ofDesk, findings: readinessScan.findings, scannedAt: readinessScan.scannedAt })
    .from(scoreReview)
    .innerJoin(readinessScan, eq(readinessScan.id, scoreReview.scan))
    .innerJoin(startup, eq(startup.id, scoreReview.founder))
    .innerJoin(person, eq(person.id, startup.contact))
    .leftJoin(founderProfile, eq(founderProfile.user_id, scoreReview.founder));

export async function openReviews(db: Db, actor: Actor, page = 1) {
  mustHave(actor, "startups");
  const isWaiting = isNull(scoreReview.answeredAt);
  return readNumbered(page, await db.$count(scoreReview, isWaiting), ({ limit, offset }) =>
    joined(db).where(isWaiting).orderBy(asc(scoreReview.askedAt), asc(scoreReview.id)).limit(limit).offset(offset),
  );
}

export async function answerReview(db: Db, actor: Actor, id: string, answer: string, now = new Date()) {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    const [answered] = await tx
      .update(scoreReview)
      .set({ answeredBy: actor.viewer.id, answeredAt: now, answer })
      .where(and(eq(scoreReview.id, id), isNull(scoreReview.answeredAt)))
      .returning({ founder: scoreReview.founder });
    if (!answered) return null;
    await audit(tx, actor, {
      action: "score-review.answer",
      object: { kind: "person", id: (await contactOf(tx, answered.founder))?.id ?? answered.founder },
      after: { review: id },
    });
    await notifyStartup(tx, answered.founder, { kind: "score-review", event: id }, now);
    return answered;
  });
}

export function reviewsToAnswer(
  days: number,
  actor: Actor,
): SQL<{ count: number; late: number; since: string | null }> {
  mustHave(actor, "startups");
  return sql`
    select json_build_object('count', count(*), 'since', min(asked_at),
      'late', count(*) filter (where asked_at < now() - make_interval(days => ${days}::int)))
    from score_review where answered_at is null`;
}
