import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { notify, notifyStartup } from "../notification/notify.server.ts";
import { lockSides } from "./lock-sides.server.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { daysAfter, introductionLimits } from "./introduction.ts";
import { introduction } from "./introduction.table.ts";

const interval = 60_000;
/** The most that one round closes. */
const batch = 500;
/** Days in which the sides are asked what became of it: a server that stood still longer asks no more. */
const daysAsked = 7;

const isDue = (now: Date) => and(isNull(introduction.closedAt), lte(introduction.expiresAt, now));

/**
 * Closes the requests that have run out, those with a no like those without an answer, and notes it for the next day's
 * e-mail. Resolves to how many.
 */
export async function lapseIntroductions(db: Db, now = new Date()) {
  const { id, founder, investor } = introduction;
  const due = await db.select({ id, startup: founder, investor }).from(introduction).where(isDue(now)).limit(batch);
  let lapsed = 0;
  for (const each of due) if (await lapse(db, each, now)) lapsed += 1;
  return lapsed;
}

type Due = { id: string; startup: string; investor: string };

const lapse = (db: Db, { id, startup, investor }: Due, now: Date) =>
  db.transaction(async (tx) => {
    await lockSides(tx, { startup, investor });
    const [found] = await tx
      .update(introduction)
      .set({ closedAt: sql`${introduction.expiresAt}`, ending: "lapsed" })
      .where(and(eq(introduction.id, id), isDue(now)))
      .returning({
        isUnanswered: sql<boolean>`${isShownToStartup} and not exists (
          select 1 from introduction_answer a where a.introduction = introduction.id and a.side = 'startup')`,
      });
    if (!found) return false;
    const told = { event: `lapsed:${id}`, data: { state: "lapsed" } };
    await notify(tx, investor, { kind: "introduction", ...told }, now);
    if (found.isUnanswered) await notifyStartup(tx, startup, { kind: "introduction-request", ...told }, now);
    return true;
  });

const wasAccepted = (now: Date) =>
  and(
    eq(introduction.ending, "yes"),
    lte(introduction.closedAt, daysAfter(now, -introductionLimits.outcomeDays)),
    gt(introduction.closedAt, daysAfter(now, -introductionLimits.outcomeDays - daysAsked)),
  );

/** Asks both sides of each introduction once what became of it, from two weeks after the yes. */
export async function askOutcomes(db: Db, now = new Date()) {
  const { id, founder, investor } = introduction;
  const due = await db
    .select({ id, founder, investor })
    .from(introduction)
    .where(
      and(
        wasAccepted(now),
        sql`not exists (select 1 from notification n where n.kind = 'introduction' and n.person = ${investor}
          and n.event = 'outcome:' || ${id}::text)`,
      ),
    )
    .limit(batch);
  for (const each of due)
    await db.transaction(async (tx) => {
      await lockSides(tx, { startup: each.founder, investor: each.investor });
      if ((await tx.$count(introduction, eq(introduction.id, each.id))) === 0) return;
      const told = { event: `outcome:${each.id}`, data: { state: "outcome" } };
      await notify(tx, each.investor, { kind: "introduction", ...told }, now);
      await notifyStartup(tx, each.founder, { kind: "introduction-request", ...told }, now);
    });
  return due.length;
}

/** Checks every minute for requests that have run out, until stopped. */
export const watchIntroductions = (db: Db, log: Log) =>
  regularly(
    interval,
    async () => {
      await lapseIntroductions(db);
      await askOutcomes(db);
    },
    (error) => log.warn({ error }, "introductions could not be closed on time"),
  );
