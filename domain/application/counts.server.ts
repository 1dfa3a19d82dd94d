import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { application } from "./application.table.ts";
import type { Delays } from "./promises.ts";
import { type ApplicationView, conditionOf } from "./list.server.ts";

const most = 1_000;

/**
 * The number of applications in a view, up to 1,000, and the time since which the oldest waits (for a final decision,
 * since its call).
 */
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

/** The intake of each waitlisted application in these intakes, up to 1,000 entries. */
export function waitlistedIn(intakes: string[], actor: Actor): SQL<string[]> {
  mustHave(actor, "applications");
  return sql`
    select coalesce(json_agg(intake), '[]') from (select intake from ${application}
      where standing = 'waitlisted' and ${isOpenTo(actor, application.id)} and intake = any(${sql.param(intakes)}::text[]) limit ${most}) waiting`;
}
