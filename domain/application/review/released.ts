import { sql } from "drizzle-orm";

/** Condition on a review: its applicant has been told a decision. */
export const isReleased = sql`exists (select from application_decision d
  where d.application_id = review.application_id and d.released_at is not null
    and (d.step = 'final' or d.verdict = 'no'))`;
