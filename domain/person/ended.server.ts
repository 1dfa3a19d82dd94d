import { sql } from "drizzle-orm";

/** Condition on `person`: a team member whose access has ended, who keeps the role and no function. */
export const hasEnded = sql<boolean>`(person.role = 'team'
  and not exists (select 1 from team_member m where m.person_id = person.id))`;
