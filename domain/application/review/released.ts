import { type SQLWrapper, sql } from "drizzle-orm";

/** SQL condition: a decision on the application was sent to the applicant. */
export const isReleased = (id: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null
    and (d.step = 'final' or d.verdict = 'no'))`;
