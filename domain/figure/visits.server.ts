import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { visitCount } from "../visit/visit.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { type Period, stepOf } from "./period.ts";

type Sums = { visits: number; visitors: number };

/** Rows for actions are in the same table, with "#" in the page name. */
const isVisit = sql`strpos(page, '#') = 0`;

const sums = sql`sum(visits)::int as visits, sum(visitors)::int as visitors`;

export async function visitFigures(db: Db, actor: Actor, period: Period) {
  mustHave(actor, "figures");
  const inPeriod = sql`from ${visitCount} where ${isVisit} and day between ${period.from} and ${period.until}`;
  const days = await db.execute<Sums & { day: string }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, ${sums} ${inPeriod} group by day`,
  );
  const pages = await db.execute<Sums & { page: string }>(
    sql`select page, ${sums} ${inPeriod} group by page order by visits desc, page`,
  );
  const languages = await db.execute<Sums & { lang: Lang }>(
    sql`select lang, ${sums} ${inPeriod} group by lang order by visits desc, lang`,
  );
  const [first] = (
    await db.execute<{ day: string | null }>(sql`select to_char(min(day), 'YYYY-MM-DD') as day from ${visitCount}`)
  ).rows;
  const steps = new Map(period.steps.map((step) => [step, { step, visits: 0, visitors: 0 }]));
  for (const { day, visits, visitors } of days.rows) {
    const sum = steps.get(stepOf(period, day));
    if (!sum) continue;
    sum.visits += visits;
    sum.visitors += visitors;
  }
  return {
    steps: [...steps.values()],
    pages: pages.rows,
    languages: languages.rows,
    since: first?.day ?? null,
  };
}

export async function visitsOf(db: Db, actor: Actor, page: string, { from, until }: Period) {
  mustHave(actor, "figures");
  const [sum] = (
    await db.execute<{ visits: number }>(
      sql`select coalesce(sum(visits), 0)::int as visits from ${visitCount} where page = ${page} and day between ${from} and ${until}`,
    )
  ).rows;
  return sum?.visits ?? 0;
}
