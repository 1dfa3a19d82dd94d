import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns an SQL condition that is true if a final decision or a "no" at the first step was sent, at or after `since`
 * if given.
 */
export const isReleased = (id: SQLWrapper, since?: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null ${since ? sql`and d.released_at >= ${since}` : sql``}
    and (d.step = 'final' or d.verdict = 'no'))`;
