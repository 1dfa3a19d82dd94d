import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { notify, notifyStartup } from "../notification/notify.server.ts";
import { lockSides } from "./lock-sides.server.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { daysAfter, introductionLimits, isProposal, type Side } from "./introduction.ts";
import { introduction } from "./introduction.table.ts";

/** The maximum number of requests closed in one run. */
const batch = 500;
/** The question about the outcome may be sent this many days late, for example after a server outage. */
const daysAsked = 7;

const isDue = (now: Date) => and(isNull(introduction.closedAt), lte(introduction.expiresAt, now));

type Failed = (error: unknown) => void;

const fails: Failed = (error) => {
  throw error;
};

/** Closes expired requests; an error is passed to `failed` and does not stop the remaining requests. */
export async function lapseIntroductions(db: Db, now = new Date(), failed = fails) {
  const { id, founder, investor, expiresAt } = introduction;
  const due = await db
    .select({ id, startup: founder, investor })
    .from(introduction)
    .where(isDue(now))
    .orderBy(asc(expiresAt), asc(id))
    .limit(batch);
  let lapsed = 0;
  for (const each of due)
    try {
      if (await lapse(db, each, now)) lapsed += 1;
    } catch (error) {
      failed(error);
    }
  return lapsed;
}

/**
 * Returns an SQL condition on `introduction`: this side has said no, and is therefore not notified when the request
 * expires.
 */
const hasDeclined = (side: Side) => sql`exists (select 1 from introduction_answer a
  where a.introduction = introduction.id and a.side = ${side} and a.verdict = 'no')`;

type Due = { id: string; startup: string; investor: string };

const lapse = (db: Db, { id, startup, investor }: Due, now: Date) =>
  db.transaction(async (tx) => {
    await lockSides(tx, { startup, investor });
    const [found] = await tx
      .update(introduction)
      .set({ closedAt: sql`${introduction.expiresAt}`, ending: "lapsed" })
      .where(and(eq(introduction.id, id), isDue(now)))
      .returning({
        toStartup: sql<boolean>`${isShownToStartup} and not ${hasDeclined("startup")}`,
        ...{ by: introduction.by, investor: introduction.investor },
        toInvestor: sql<boolean>`not ${hasDeclined("investor")}`,
      });
    if (!found) return false;
    const notice = { event: `lapsed:${id}`, data: { state: isProposal(found) ? "proposal-lapsed" : "lapsed" } };
    if (found.toInvestor) await notify(tx, investor, { kind: "introduction", ...notice }, now);
    if (found.toStartup) await notifyStartup(tx, startup, { kind: "introduction-request", ...notice }, now);
    return true;
  });

const wasAccepted = (now: Date) =>
  and(
    eq(introduction.ending, "yes"),
    lte(introduction.closedAt, daysAfter(now, -introductionLimits.outcomeDays)),
    gt(introduction.closedAt, daysAfter(now, -introductionLimits.outcomeDays - daysAsked)),
  );

export async function askOutcomes(db: Db, now = new Date(), failed = fails) {
  const { id, founder, investor } = introduction;
  const due = await db
    .select({ id, startup: founder, investor })
    .from(introduction)
    .where(
      and(
        wasAccepted(now),
        sql`not exists (select 1 from notification n where n.kind = 'introduction' and n.person = ${investor}
          and n.event = 'outcome:' || ${id}::text)`,
      ),
    )
    .limit(batch);
  for (const each of due) await askOutcome(db, each, now).catch(failed);
  return due.length;
}

const askOutcome = (db: Db, { id, startup, investor }: Due, now: Date) =>
  db.transaction(async (tx) => {
    await lockSides(tx, { startup, investor });
    if ((await tx.$count(introduction, eq(introduction.id, id))) === 0) return;
    const notice = { event: `outcome:${id}`, data: { state: "outcome" } };
    await notify(tx, investor, { kind: "introduction", ...notice }, now);
    await notifyStartup(tx, startup, { kind: "introduction-request", ...notice }, now);
  });
