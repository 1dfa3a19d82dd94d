import { desc, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { kpiCheckIn } from "./check-in.table.ts";

/** The last reported MRR of several founders, in cents, with its month, in one query. */
export async function latestMrrOf(db: Db, founders: readonly string[]) {
  if (founders.length === 0) return new Map<string, { mrr: number; month: string }>();
  const { founder, month, mrr, recordedAt, id } = kpiCheckIn;
  const found = await db
    .selectDistinctOn([founder], { founder, month, mrr })
    .from(kpiCheckIn)
    .where(inArray(founder, [...founders]))
    .orderBy(founder, desc(month), desc(recordedAt), desc(id));
  return new Map(found.map((each) => [each.founder, { mrr: each.mrr, month: each.month }]));
}
