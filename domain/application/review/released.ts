import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * SQL condition: a decision on the application was sent to the applicant, after `since` if given. What is written after
 * a decision, because the application was reopened, waits for the next one.
 */
export const isReleased = (id: SQLWrapper, since?: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null ${since ? sql`and d.released_at >= ${since}` : sql``}
    and (d.step = 'final' or d.verdict = 'no'))`;
