import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns an SQL condition: the application's final decision, or its "no" at the first step, was sent. If `since` is
 * given, the decision must have been sent at or after that time.
 */
export const isReleased = (id: SQLWrapper, since?: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null ${since ? sql`and d.released_at >= ${since}` : sql``}
    and (d.step = 'final' or d.verdict = 'no'))`;
