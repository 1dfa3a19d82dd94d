import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";
import { sendEmail } from "../../delivery/send-email.server.ts";
import { mailHour } from "../../notification/notification.ts";
import { isStopped } from "../../notification/stop.server.ts";
import { person } from "../../person/person.table.ts";
import { scorers } from "./reader.server.ts";
import { reviewMail } from "./review.table.ts";
import { reviewsWaitingEmail } from "./review.emails.server.ts";

type Waiting = { person: string; open: number; late: number; dueAt: string | null; recalled: number };

async function newsFor(db: Db, now: Date, from: Date) {
  const { rows } = await db.execute<Waiting>(sql`
    with given as (
      select g.reviewer as person, g.due_at, case
          when g.due_at <= ${now} then g.due_at
          when g.due_at - interval '24 hours' <= ${now} then greatest(g.assigned_at, g.due_at - interval '24 hours')
          else g.assigned_at end as new_at, null::timestamptz as recalled_at
      from review_assignment g join application a on a.id = g.application_id
      where g.ended_at is null and g.reviewed_at is null and a.standing in ('first', 'call')
      union all
      select d.author, null, d.recalled_at, d.recalled_at from (
        select author, recalled_at, recalled_by from application_decision
        union all select author, recalled_at, recalled_by from application_invitation) d
      where d.recalled_by <> d.author and d.recalled_at <= ${now} and d.recalled_at > ${now}::timestamptz - interval '7 days'
    )
    select given.person, count(given.due_at)::int as open,
      (count(*) filter (where given.due_at <= ${now}))::int as late,
      to_char(min(given.due_at) filter (where given.due_at > ${now}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt",
      (count(*) filter (where given.recalled_at > coalesce(m.mailed_at, '-infinity')))::int as recalled
    from given left join review_mail m on m.person = given.person
    where coalesce(m.mailed_at, '-infinity') < ${from}
    group by given.person having bool_or(given.new_at > coalesce(m.mailed_at, '-infinity'))
    order by given.person`);
  return rows;
}

const tell = (db: Db, { person: id, ...waiting }: Waiting, from: Date, now: Date) =>
  db.transaction(async (tx) => {
    const [first] = await tx
      .insert(reviewMail)
      .values({ person: id, mailedAt: now })
      .onConflictDoUpdate({
        target: reviewMail.person,
        set: { mailedAt: now },
        setWhere: lt(reviewMail.mailedAt, from),
      })
      .returning({ person: reviewMail.person });
    if (!first || (await isStopped(tx, "reviews", id))) return false;
    const [reader] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, id));
    if (!reader) return false;
    await sendEmail(tx, reviewsWaitingEmail.with({ lang: reader.lang, person: id, ...waiting }), { key: reader.email });
    return true;
  });

/** Each member gets at most one such e-mail a day, after 8:00 in Paris, even with several servers. */
export async function remindReviewers(db: Db, now = new Date()) {
  const from = parisInstant(`${parisDay(now)}T${mailHour}`);
  if (from === null || now < from) return 0;
  const news = await newsFor(db, now, from);
  if (news.length === 0) return 0;
  const team = await scorers(db);
  let mailed = 0;
  for (const each of news) if (team.has(each.person) && (await tell(db, each, from, now))) mailed += 1;
  return mailed;
}
