import { type SQLWrapper, sql } from "drizzle-orm";

/** Condition on a row about an application: its applicant has been told a decision. */
export const isReleased = (id: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null
    and (d.step = 'final' or d.verdict = 'no'))`;
