import { isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { applicationSubmission } from "./application.table.ts";

/** The minimum number of submissions with a measured time; with fewer, no median is shown. */
const enough = 20;

export type Measured = { seconds: number; applicants: number };

/**
 * Returns the median time in seconds that applicants spent on the form. Returns undefined with fewer than `enough`
 * measurements.
 */
export async function timeToApply(db: Db): Promise<Measured | undefined> {
  const [measured] = await db
    .select({
      seconds: sql<number>`round(percentile_cont(0.5) within group (order by ${applicationSubmission.seconds}))::int`,
      applicants: sql<number>`count(*)::int`,
    })
    .from(applicationSubmission)
    .where(isNotNull(applicationSubmission.seconds));
  return measured && measured.applicants >= enough ? measured : undefined;
}
