import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Conference } from "../content/content.ts";
import { queueDateMails, wasTold } from "../date-mail/date-mails.server.ts";
import { conferenceDateEmail } from "./conference.emails.server.ts";
import { lead } from "../lead/lead.table.ts";

type Dated = Pick<Conference, "id" | "startsOn" | "startTime" | "endTime">;

/**
 * Returns a conference's day and times as one string, for comparing dates. Returns an empty string when the conference
 * has no day.
 */
export const dateOf = ({ startsOn, startTime, endTime }: Dated) =>
  startsOn ? [startsOn, startTime, endTime].filter(Boolean).join(" ") : "";

/** Queues one e-mail to each person who registered before the conference got its current date. */
export async function queueConferenceDates(db: Db, conferences: readonly Dated[], now = new Date()) {
  const today = parisDay(now);
  let queued = 0;
  for (const conference of conferences) {
    if (!conference.startsOn || conference.startsOn < today) continue;
    const { id } = conference;
    const date = dateOf(conference);
    queued += await queueDateMails(db, {
      form: "conference",
      among: sql`${lead.payload} ->> 'conference' = ${id}`,
      date,
      waits: sql`not bool_or(coalesce(${lead.payload} ->> 'date', '') = ${date} or ${wasTold(db, date)})`,
      email: ({ lang }) => conferenceDateEmail.with({ lang, conference: id }),
    });
  }
  return queued;
}
