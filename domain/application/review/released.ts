import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * Returns an SQL condition: a decision on the application was sent to the applicant, at or after `since` if given.
 * Texts written after that decision, because the application was reopened, are covered only by the next decision.
 */
export const isReleased = (id: SQLWrapper, since?: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null ${since ? sql`and d.released_at >= ${since}` : sql``}
    and (d.step = 'final' or d.verdict = 'no'))`;
