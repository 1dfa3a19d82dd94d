import { sql } from "drizzle-orm";

/** Condition on `person`: a former team member, who still has the role "team" but no functions. */
export const hasEnded = sql<boolean>`(person.role = 'team'
  and not exists (select 1 from team_member m where m.person_id = person.id))`;
