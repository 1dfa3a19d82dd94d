import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns an SQL condition: a final decision or a first "no" was sent, at or after `since` if given. After a reopening,
 * `since` excludes decisions older than a text.
 */
export const isReleased = (id: SQLWrapper, since?: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null ${since ? sql`and d.released_at >= ${since}` : sql``}
    and (d.step = 'final' or d.verdict = 'no'))`;
