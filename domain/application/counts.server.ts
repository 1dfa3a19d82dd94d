import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { application } from "./application.table.ts";
import { team } from "./booking.server.ts";
import type { Delays } from "./promises.ts";
import { type ApplicationView, conditionOf } from "./list.server.ts";

const most = 1_000;

/** Returns the number of applications (at most 1,000) and when the longest wait began. */
export function countApplications(
  view: ApplicationView,
  delays: Delays,
  actor: Actor,
): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "applications");
  const condition = conditionOf({ view, intake: "", text: "" }, delays) ?? sql`true`;
  return sql`
    select json_build_object('count', count(*), 'since', min(since))
    from (select ${view === "final" ? application.callAt : application.sentAt} as since from ${application} where ${condition} and ${isOpenTo(actor, application.id)} order by sent_at limit ${most}) waiting`;
}

/**
 * Returns the number of upcoming calls whose expert may no longer host the call. `next` is the application with the
 * earliest such call.
 */
export function callsWithoutHost(actor: Actor): SQL<{ count: number; next: string | null }> {
  mustHave(actor, "applications");
  return sql`
    select json_build_object('count', count(*), 'next', (array_agg(m.application order by m.starts_at))[1]) from ${meeting} m
    where m.application is not null and m.cancelled_at is null and m.starts_at > now() and m.host <> ${team}
      and ${isOpenTo(actor, sql`m.application`)} and (
        m.host not in (
          select p.id from person p join team_member t on t.person_id = p.id and 'expert' = any(t.functions)
          where p.role = 'team' and p.id not in (select b.person_id from person_block b where b.lifted_at is null))
        or exists (
          select from conflict c where c.person_id = m.host and c.application_id = m.application and c.lifted_at is null))`;
}

/** Returns the intake id of each waitlisted application in these intakes, at most 1,000 ids. */
export function waitlistedIn(intakes: string[], actor: Actor): SQL<string[]> {
  mustHave(actor, "applications");
  return sql`
    select coalesce(json_agg(intake), '[]') from (select intake from ${application}
      where standing = 'waitlisted' and ${isOpenTo(actor, application.id)} and intake = any(${sql.param(intakes)}::text[]) limit ${most}) waiting`;
}
