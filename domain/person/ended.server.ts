import { sql } from "drizzle-orm";

/** SQL condition for former team members, who still have the role "team" but no functions. */
export const hasEnded = sql<boolean>`(person.role = 'team'
  and not exists (select 1 from team_member m where m.person_id = person.id))`;
