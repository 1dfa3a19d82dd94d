import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { audit } from "../audit/audit.server.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { mustRead } from "../startup/access.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { startup } from "../person/startup.table.ts";
import { mentorRequest } from "./mentor-request.table.ts";

export async function ownMentorRequests(db: Db, actor: Actor) {
  const founder = mustRead(actor);
  return db
    .select()
    .from(mentorRequest)
    .where(eq(mentorRequest.founder, founder))
    .orderBy(desc(mentorRequest.askedAt), desc(mentorRequest.id));
}

export async function openMentorRequests(db: Db, actor: Actor, page = 1) {
  mustHave(actor, "startups");
  const { id, founder, mentor, topic, times, askedAt } = mentorRequest;
  const isWaiting = isNull(mentorRequest.answeredAt);
  return readNumbered(page, await db.$count(mentorRequest, isWaiting), ({ limit, offset }) =>
    db
      .select({ id, founder, mentor, topic, times, askedAt, email: person.email, name: nameOf, written: person.lang })
      .from(mentorRequest)
      .innerJoin(startup, eq(startup.id, founder))
      .innerJoin(person, eq(person.id, startup.contact))
      .where(isWaiting)
      .orderBy(asc(askedAt), asc(id))
      .limit(limit)
      .offset(offset),
  );
}

export function mentorRequestsWaiting(actor: Actor): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "startups");
  return sql`
    select json_build_object('count', count(*), 'since', min(asked_at)) from ${mentorRequest} where answered_at is null`;
}

type Answer = { time: string | null; answer: string };

/** A lock prevents two accepted requests for the same mentor and time. */
export async function answerMentorRequest(
  db: Db,
  actor: Actor,
  id: string,
  { time, answer }: Answer,
  now = new Date(),
): Promise<"stored" | "gone" | "no-such-time" | "taken"> {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(mentorRequest)
      .where(and(eq(mentorRequest.id, id), isNull(mentorRequest.answeredAt)))
      .for("update");
    if (!found) return "gone";
    if (time !== null && !found.times.includes(time)) return "no-such-time";
    const chosenTime = time === null ? null : new Date(time);
    await lock(tx, "mentor-times", found.mentor);
    if (chosenTime && (await isTaken(tx, found.mentor, chosenTime))) return "taken";
    const verdict = chosenTime ? "yes" : "no";
    await tx
      .update(mentorRequest)
      .set({ verdict, chosenTime, answer, answeredBy: actor.viewer.id, answeredAt: now })
      .where(eq(mentorRequest.id, id));
    await notifyStartup(tx, found.founder, { kind: "mentor-request", event: id, data: { verdict } }, now);
    await audit(tx, actor, {
      action: "mentor-request.answer",
      object: { kind: "person", id: (await contactOf(tx, found.founder))?.id ?? found.founder },
      after: { mentor: found.mentor, verdict, time },
    });
    return "stored";
  });
}

const isTaken = async (tx: Db, mentor: string, time: Date) =>
  (await tx.$count(
    mentorRequest,
    and(eq(mentorRequest.mentor, mentor), eq(mentorRequest.chosenTime, time), eq(mentorRequest.verdict, "yes")),
  )) > 0;
