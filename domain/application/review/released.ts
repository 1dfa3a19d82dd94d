import { type SQLWrapper, sql } from "drizzle-orm";

/** An SQL condition: a final decision or first "no" was sent, not before `since` if given. */
export const isReleased = (id: SQLWrapper, since?: SQLWrapper) => sql`exists (select from application_decision d
  where d.application_id = ${id} and d.released_at is not null ${since ? sql`and d.released_at >= ${since}` : sql``}
    and (d.step = 'final' or d.verdict = 'no'))`;
