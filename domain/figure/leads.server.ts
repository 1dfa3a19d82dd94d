import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { LeadForm } from "../form/forms.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { bounds, type Period, stepOf } from "./period.ts";

const inPeriod = (period: Period) => {
  const { from, before } = bounds(period);
  return sql`from ${lead} where created_at >= ${from}::timestamptz and created_at < ${before}::timestamptz and not spam`;
};

type Count = { leads: number };

export async function leadFigures(db: Db, actor: Actor, period: Period) {
  mustHave(actor, "figures");
  const rows = inPeriod(period);
  const days = await db.execute<Count & { day: string }>(
    sql`select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, count(*)::int as leads ${rows} group by day`,
  );
  const forms = await db.execute<Count & { form: LeadForm }>(
    sql`select form, count(*)::int as leads ${rows} group by form order by leads desc, form`,
  );
  const pages = await db.execute<Count & { page: string | null }>(
    sql`select source->>'page' as page, count(*)::int as leads ${rows} group by 1 order by leads desc, page`,
  );
  const firsts = await db.execute<{ page: string | null; people: number }>(
    sql`select source->>'first' as page, count(distinct email)::int as people ${rows} group by 1 order by people desc, page`,
  );
  const campaigns = await db.execute<Count & { source: string | null; campaign: string | null }>(
    sql`select coalesce(source->'campaign'->>'utm_source', case when source->'campaign' ? 'gclid' then 'gclid' end) as source,
      source->'campaign'->>'utm_campaign' as campaign, count(*)::int as leads ${rows}
      group by 1, 2 order by leads desc, source, campaign`,
  );
  const [first] = (
    await db.execute<{ day: string | null }>(
      sql`select to_char(min(created_at) at time zone 'Europe/Paris', 'YYYY-MM-DD') as day from ${lead} where not spam`,
    )
  ).rows;
  const steps = new Map(period.steps.map((step) => [step, 0]));
  for (const { day, leads } of days.rows) {
    const step = stepOf(period, day);
    steps.set(step, (steps.get(step) ?? 0) + leads);
  }
  return {
    steps: [...steps].map(([step, leads]) => ({ step, leads })),
    forms: forms.rows,
    pages: pages.rows,
    /** `page` is null if the browser did not report the page on which the visit began. */
    firsts: firsts.rows,
    campaigns: campaigns.rows,
    since: first?.day ?? null,
  };
}
