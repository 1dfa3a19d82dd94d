import { and, asc, gte, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import { application } from "./application.table.ts";
import { needsTimes } from "./list.server.ts";

const inAll = sql<number>`count(*) over ()::int`.mapWith(Number);
const shown = 20;

const company = sql<string>`coalesce((select s.answers ->> 'companyName' from application_submission s
  where s.application_id = application.id order by s.submitted_at desc limit 1), '')`;

/** SQL for the earliest of the future call times that the applicant can still choose; null if there is none. */
const firstOffered = sql`(select min(t.at::timestamptz)
  from (select i.times from application_invitation i
    where i.application_id = application.id and i.released_at is not null and i.recalled_at is null
    order by i.invited_at desc limit 1) last, jsonb_array_elements_text(last.times) t(at)
  where t.at::timestamptz > now())`;

/** The availability stated by the applicant; null after a newer invitation or a newly chosen time. */
const wish = sql<string | null>`(select c.slots from application_call c
  where c.application_id = application.id and c.requested_at > coalesce((
    select greatest(i.invited_at, i.chosen_at) from application_invitation i
    where i.application_id = application.id and i.recalled_at is null order by i.invited_at desc limit 1), '-infinity')
  order by c.requested_at desc limit 1)`;

/** Leaves out applications on which the caller has a conflict of interest. */
export async function callsBetween(db: Db, actor: Actor, { from, until }: { from: Date; until: Date }) {
  mustHave(actor, "applications");
  const isOpen = isOpenTo(actor, application.id);
  const inCall = sql`standing = 'call'`;
  const booked = await db
    .select({ id: application.id, company, startsAt: sql`${application.callAt}`.mapWith(application.callAt) })
    .from(application)
    .where(and(inCall, gte(application.callAt, from), lt(application.callAt, until), isOpen))
    .orderBy(asc(application.callAt), asc(application.id));
  const offered = await db
    .select({ inAll, id: application.id, company, startsAt: firstOffered.mapWith(application.callAt) })
    .from(application)
    .where(
      and(
        inCall,
        isNull(application.callAt),
        isOpen,
        sql`not ${needsTimes}`,
        sql`${firstOffered} < ${until.toISOString()}`,
      ),
    )
    .orderBy(firstOffered, asc(application.id))
    .limit(shown);
  const wished = await db
    .select({ inAll, id: application.id, company, lang: application.lang, wish })
    .from(application)
    .where(and(inCall, needsTimes, isOpen))
    .orderBy(asc(application.sentAt), asc(application.id))
    .limit(shown);
  return {
    ...{ booked, offered, wished },
    more: {
      offered: (offered[0]?.inAll ?? 0) - offered.length,
      wished: (wished[0]?.inAll ?? 0) - wished.length,
    },
  };
}
