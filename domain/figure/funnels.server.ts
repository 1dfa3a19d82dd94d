import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { application, applicationDecision, applicationDraftCount } from "../application/application.table.ts";
import { guide, guideDone } from "../guide/guide.table.ts";
import { guideDays } from "../guide/schedule.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { bounds, type Period } from "./period.ts";

async function one<Row extends Record<string, unknown>>(db: Db, query: ReturnType<typeof sql>) {
  const [row] = (await db.execute<Row>(query)).rows;
  if (!row) throw new Error("A count without a row");
  return row;
}

const within = (column: ReturnType<typeof sql>, period: Period) => {
  const { from, before } = bounds(period);
  return sql`${column} >= ${from}::timestamptz and ${column} < ${before}::timestamptz`;
};

export async function quizFunnel(db: Db, actor: Actor, period: Period) {
  mustHave(actor, "figures");
  return one<{ sent: number; guides: number }>(
    db,
    sql`select count(*)::int as sent, count(*) filter (where asked)::int as guides from (
      select exists (
        select from ${lead} guide
        where guide.email = quiz.email and guide.form = 'guide' and not guide.spam and guide.created_at >= quiz.created_at
      ) as asked
      from ${lead} quiz where quiz.form = 'quiz' and not quiz.spam and ${within(sql`quiz.created_at`, period)}) quizzes`,
  );
}

export async function applicationFunnel(db: Db, actor: Actor, period: Period) {
  mustHave(actor, "figures");
  const { started } = await one<{ started: number }>(
    db,
    sql`select coalesce(sum(started), 0)::int as started from ${applicationDraftCount}
      where day between ${period.from} and ${period.until}`,
  );
  const verdictAt = (step: "first" | "final") =>
    sql`exists (select from ${applicationDecision} d where d.application_id = a.id and d.step = ${step} and d.verdict = 'yes' and d.released_at is not null and d.replaced_by is null)`;
  const sent = await one<{ sent: number; first: number; final: number }>(
    db,
    sql`select count(*)::int as sent, (count(*) filter (where ${verdictAt("first")}))::int as first,
      (count(*) filter (where ${verdictAt("final")}))::int as final
      from ${application} a join ${lead} l on l.id = a.id
      where l.form = 'application' and not l.spam and ${within(sql`l.created_at`, period)}`,
  );
  return { started, ...sent };
}

export async function guideFunnel(db: Db, actor: Actor, period: Period) {
  mustHave(actor, "figures");
  const { asked } = await one<{ asked: number }>(
    db,
    sql`select count(*)::int as asked from ${lead} where form = 'guide' and not spam and ${within(sql`created_at`, period)}`,
  );
  const begun = await one<{ begun: number; oneDay: number; oneWeek: number; all: number }>(
    db,
    sql`select count(*)::int as begun, (count(*) filter (where done >= 1))::int as "oneDay",
      (count(*) filter (where done >= 7))::int as "oneWeek", (count(*) filter (where done >= ${guideDays}::int))::int as "all"
      from (
        select (select count(*) from ${guideDone} d where d.guide_id = g.id) as done
        from ${guide} g where ${within(sql`g.started_at`, period)}
      ) readers`,
  );
  return { asked, ...begun };
}

/** Hours are from submission to first answer; `promised` is the promised maximum in hours. */
export async function responseTimes(db: Db, actor: Actor, period: Period, promised: number) {
  mustHave(actor, "figures");
  return one<{ answered: number; medianHours: number | null; inTime: number; waiting: number; late: number }>(
    db,
    sql`select count(hours)::int as answered,
      percentile_cont(0.5) within group (order by hours)::float8 as "medianHours",
      (count(*) filter (where hours <= ${promised}::int))::int as "inTime",
      (count(*) filter (where hours is null and not withdrawn))::int as waiting,
      (count(*) filter (where hours is null and not withdrawn and sent < now() - ${promised}::int * interval '1 hour'))::int as late
      from (
        select a.sent_at as sent, a.standing = 'withdrawn' as withdrawn,
          extract(epoch from ((
            select min(d.released_at) from ${applicationDecision} d where d.application_id = a.id and d.step = 'first'
          ) - a.sent_at)) / 3600 as hours
        from ${application} a
        where ${within(sql`a.sent_at`, period)}
      ) answers`,
  );
}
