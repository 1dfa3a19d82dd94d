import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { mustBe } from "../audit/access.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { afterYes } from "./after-yes.server.ts";
import { againAt, daysAfter, introductionLimits, isProposal, stateOf } from "./introduction.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";
import { speakerOf } from "./people.server.ts";

type Row = typeof introduction.$inferSelect;

async function ownAnswer(db: Db, id: string) {
  const { introduction: of, side, verdict } = introductionAnswer;
  const [found] = await db
    .select({ verdict })
    .from(introductionAnswer)
    .where(and(eq(of, id), eq(side, "investor")));
  return found?.verdict ?? null;
}

/**
 * Returns a request as shown to the investor. The result is the same whether the startup has said no or has not
 * answered.
 */
async function asSent(db: Db, row: Row, now: Date) {
  const state = stateOf(row, now);
  const proposed = isProposal(row);
  return {
    proposed,
    answer: proposed ? await ownAnswer(db, row.id) : null,
    id: row.id,
    startup: row.founder,
    startupName: row.startupName,
    message: row.message,
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    state,
    closedAt: state === "lapsed" ? row.expiresAt : row.closedAt,
    againAt: againAt(row, now),
    /** Null until the introduction is accepted, and after the speaker has left the startup. */
    speaker: state === "yes" ? await speakerOf(db, row) : null,
    ...(await afterYes(db, row, "investor", now)),
  };
}

export type SentIntroduction = Awaited<ReturnType<typeof asSent>>;

export async function sentIntroductions(db: Db, actor: Actor, page = 1, now = new Date()) {
  const investor = mustBe(actor, "investor");
  const own = eq(introduction.investor, investor);
  const published = publishedNow(db, now);
  const read = await readNumbered(page, await db.$count(introduction, own), ({ limit, offset }) =>
    db
      .select({ row: introduction, published: published.id })
      .from(introduction)
      .leftJoin(published, eq(published.founder, introduction.founder))
      .where(own)
      .orderBy(desc(introduction.askedAt), desc(introduction.id))
      .limit(limit)
      .offset(offset),
  );
  const rows = [];
  for (const { row, published: id } of read.rows)
    rows.push({ ...(await asSent(db, row, now)), isPublished: id !== null && actor.viewer.approved });
  return { ...read, rows };
}

const { outcomeDays, slotDays } = introductionLimits;

/** Returns an investor's current introductions, newest first; not paged, because limits keep the list short. */
export async function currentIntroductions(db: Db, actor: Actor, now = new Date()) {
  const investor = mustBe(actor, "investor");
  const { closedAt, ending, expiresAt } = introduction;
  const rows = await db
    .select()
    .from(introduction)
    .where(
      and(
        eq(introduction.investor, investor),
        or(
          and(isNull(closedAt), gt(expiresAt, now)),
          and(eq(ending, "yes"), gt(closedAt, daysAfter(now, -outcomeDays - slotDays))),
        ),
      ),
    )
    .orderBy(desc(introduction.askedAt), desc(introduction.id));
  const current = [];
  for (const row of rows) current.push(await asSent(db, row, now));
  return current;
}

export async function sentTo(db: Db, actor: Actor, startup: string, now = new Date()) {
  const investor = mustBeApproved(actor);
  const [row] = await db
    .select()
    .from(introduction)
    .where(and(eq(introduction.investor, investor), eq(introduction.founder, startup)))
    .orderBy(desc(introduction.askedAt))
    .limit(1);
  return row ? asSent(db, row, now) : null;
}
