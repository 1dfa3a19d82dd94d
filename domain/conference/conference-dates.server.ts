import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Conference } from "../content/content.ts";
import { mailQueue } from "../delivery/queues.server.ts";
import { lead } from "../lead/lead.table.ts";
import { conferenceDateMail } from "./conference.table.ts";

type Dated = Pick<Conference, "id" | "startsOn" | "startTime" | "endTime">;

const batch = 100;
const interval = 20_000;

/** Tells two dates of a conference apart; empty while it has none. */
export const dateOf = ({ startsOn, startTime, endTime }: Dated) =>
  startsOn ? [startsOn, startTime, endTime].filter(Boolean).join(" ") : "";

/**
 * Queues one mail to everybody who registered when the conference had no date, or another one. Any number of servers
 * may do this at once.
 */
export async function queueDateMails(db: Db, conferences: readonly Dated[], now = new Date()) {
  const today = parisDay(now);
  let queued = 0;
  for (const conference of conferences) {
    if (!conference.startsOn || conference.startsOn < today) continue;
    for (let more = batch; more === batch; queued += more)
      more = await db.transaction((tx) => queueBatch(tx, conference.id, dateOf(conference)));
  }
  return queued;
}

async function queueBatch(tx: Db, conference: string, date: string) {
  const told = exists(
    tx
      .select({ one: sql`1` })
      .from(conferenceDateMail)
      .where(and(eq(conferenceDateMail.leadId, lead.id), eq(conferenceDateMail.date, date))),
  );
  const knows = sql`coalesce(${lead.payload} ->> 'date', '') = ${date} or ${told}`;
  // Whoever registered twice gets one mail, in the language of the last time.
  const waiting = await tx
    .select({ id: sql<string>`(array_agg(${lead.id} order by ${lead.createdAt} desc))[1]` })
    .from(lead)
    .where(
      and(eq(lead.form, "conference"), eq(lead.spam, false), sql`${lead.payload} ->> 'conference' = ${conference}`),
    )
    .groupBy(lead.email)
    .having(sql`not bool_or(${knows})`)
    .orderBy(lead.email)
    .limit(batch);
  if (waiting.length === 0) return 0;
  const fresh = await tx
    .insert(conferenceDateMail)
    .values(waiting.map(({ id }) => ({ leadId: id, date })))
    .onConflictDoNothing()
    .returning({ id: conferenceDateMail.leadId });
  const people = await tx
    .select({ id: lead.id, email: lead.email, lang: lead.lang, payload: lead.payload })
    .from(lead)
    .where(
      inArray(
        lead.id,
        fresh.map(({ id }) => id),
      ),
    );
  await enqueue(
    tx,
    people.map(({ id, email, lang, payload }) =>
      newJob(
        mailQueue,
        { letter: "conference-date", lang, firstName: String(payload["firstName"]), conference },
        { key: email, subject: id },
      ),
    ),
  );
  return waiting.length;
}

/** Looks for dates to tell from now on, until stopped. */
export const watchConferenceDates = (db: Db, conferences: () => readonly Dated[], log: Log) =>
  regularly(
    interval,
    () => queueDateMails(db, conferences()),
    (error) => log.warn({ error }, "the date of a conference could not be told"),
  );
