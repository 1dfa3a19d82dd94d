import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import type { By } from "../person/by.ts";
import { mayHandleLeads } from "./access.ts";
import type { LeadForm } from "./lead.ts";
import { lead } from "./lead.table.ts";

const most = 1_000;

/** The new leads of a form: how many, up to 1,000, since when the first of them waits, and how many longer than `hours`. */
export async function newLeadsOf(db: Db, form: LeadForm, hours: number, by: By) {
  mayHandleLeads(by);
  const some = db
    .select({ createdAt: lead.createdAt })
    .from(lead)
    .where(and(sql`not spam`, eq(lead.form, form), eq(lead.status, "new")))
    .orderBy(asc(lead.createdAt))
    .limit(most)
    .as("some");
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      late: sql<number>`count(*) filter (where ${some.createdAt} < now() - ${hours}::float8 * interval '1 hour')::int`,
      since: sql`min(${some.createdAt})`.mapWith(lead.createdAt),
    })
    .from(some);
  return { count: row?.count ?? 0, late: row?.late ?? 0, since: (row?.since as Date | null | undefined) ?? null };
}

/** The leads that came today in Paris, by their form; up to 1,000 of them. */
export async function leadsOfDay(db: Db, by: By, now = new Date()) {
  mayHandleLeads(by);
  const since = startOfParisDay(parisDay(now)).toISOString();
  const some = db
    .select({ form: lead.form })
    .from(lead)
    .where(and(sql`not spam`, sql`${lead.createdAt} >= ${since}::timestamptz`))
    .orderBy(asc(lead.createdAt))
    .limit(most)
    .as("some");
  return db
    .select({ form: some.form, count: sql<number>`count(*)::int` })
    .from(some)
    .groupBy(some.form)
    .orderBy(sql`2 desc`, asc(some.form));
}

/** The leads that nobody was told about and nobody has taken up, up to 1,000. */
export async function untoldLeads(db: Db, by: By) {
  mayHandleLeads(by);
  const some = db
    .select({ id: lead.id })
    .from(lead)
    .where(sql`not spam and not told and status = 'new'`)
    .limit(most)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
