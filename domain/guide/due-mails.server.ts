import { and, asc, eq, exists, gt, lte, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { guide, guideMail, guidePause } from "./guide.table.ts";
import { dayAfter, guideDays, isCivil } from "./schedule.ts";
import { isWanted } from "./wanted.server.ts";
import { guideNextDayEmail } from "./guide.emails.server.ts";

const batch = 100;

const isOfGuide = sql`${job.subject} in (${guide.id}, ${guide.leadId}) and ${job.queue} in ('mail', 'guide-mail')`;

/** Queues today's e-mail for each guide, at most one a day per recipient. Safe on several servers at once. */
export async function queueDueMails(db: Db, now = new Date()) {
  const today = parisDay(now);
  const tomorrow = dayAfter(today);
  // A date after tomorrow can only come from a wrong server clock and would delay the guide.
  await db.update(guide).set({ nextOn: tomorrow }).where(gt(guide.nextOn, tomorrow));
  // Postpones a guide to tomorrow if one of its e-mails, perhaps a delayed one, was already sent today.
  await db
    .update(guide)
    .set({ nextOn: tomorrow })
    .where(and(lte(guide.nextOn, today), exists(wasSentOn(db, today))));
  if (!isCivil(now)) return 0;
  for (let queued = 0; ;) {
    const more = await db.transaction((tx) => queueBatch(tx, today, tomorrow));
    queued += more;
    if (more < batch) return queued;
  }
}

/** E-mails dropped because the recipient had stopped the guide do not count. */
const wasSentOn = (db: Db, today: string) =>
  db
    .select({ one: sql`1` })
    .from(job)
    .where(
      and(
        isOfGuide,
        sql`${job.state} = 'done'`,
        sql`(${job.finishedAt} at time zone 'Europe/Paris')::date = ${today}::date`,
        sql`case ${job.queue} when 'guide-mail' then (${job.data} ->> 'day')::int else 1 end < ${guide.nextDay}`,
      ),
    );

async function queueBatch(tx: Db, today: string, tomorrow: string) {
  const stopped = tx
    .select({ one: sql`1` })
    .from(guidePause)
    .where(and(eq(guidePause.guideId, guide.id), sql`${guidePause.resumedAt} is null`));
  const inQueue = tx
    .select({ one: sql`1` })
    .from(job)
    .where(and(isOfGuide, sql`${job.state} in ('queued', 'stuck')`));
  const due = await tx
    .select({ id: guide.id, email: guide.email, day: guide.nextDay })
    .from(guide)
    .where(
      and(
        lte(guide.nextOn, today),
        lte(guide.nextDay, guideDays),
        isWanted,
        notExists(stopped),
        notExists(inQueue),
        notExists(wasSentOn(tx, today)),
      ),
    )
    .orderBy(asc(guide.nextOn), asc(guide.id))
    .limit(batch)
    .for("update", { skipLocked: true, of: guide });
  if (due.length === 0) return 0;
  const queued = await tx
    .insert(guideMail)
    .values(due.map(({ id, day }) => ({ guideId: id, day })))
    .onConflictDoNothing()
    .returning({ id: guideMail.guideId });
  const fresh = new Set(queued.map(({ id }) => id));
  await enqueue(
    tx,
    due
      .filter(({ id }) => fresh.has(id))
      .map(({ id, email, day }) => emailJob(guideNextDayEmail.with({ guide: id, day }), { key: email, subject: id })),
  );
  await tx
    .update(guide)
    .set({ nextDay: sql`${guide.nextDay} + 1`, nextOn: tomorrow })
    .where(
      sql`${guide.id} in (${sql.join(
        due.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    );
  return due.length;
}
