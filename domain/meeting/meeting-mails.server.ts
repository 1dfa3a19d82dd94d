import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { cancelMeetingsOfLeaver, cancelMeetingsOfShutOut } from "../introduction/meeting.server.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { memberToMail, seatOf } from "../person/startup-contact.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { host, hostDay, hostWeek } from "./host.table.ts";
import { hostMailbox } from "./hosts.server.ts";
import { type MeetingChange, meetingEmails, meetingGoneEmail } from "./meeting.emails.server.ts";
import { meeting } from "./meeting.table.ts";
import { whoBooked } from "./who-booked.server.ts";

export type Meeting = typeof meeting.$inferSelect;

const timesOf = ({ changedAt, startsAt, endsAt }: Meeting) => ({
  changedAt: changedAt.toISOString(),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export async function mailBoth(tx: Db, row: Meeting, to: { guest: MeetingChange; host: MeetingChange }) {
  const { id, sequence, founder, bookedBy, application } = row;
  const guest = founder === null ? undefined : await memberToMail(tx, founder, bookedBy);
  const hostIs = await hostMailbox(tx, row.host);
  const mails = [
    { reader: "guest", what: to.guest, box: guest },
    { reader: "host", what: to.host, box: hostIs },
  ] as const;
  await enqueue(
    tx,
    mails.flatMap(({ reader, what, box }) =>
      box
        ? [
            emailJob(
              meetingEmails[what].with({
                ...{ lang: box.lang, meeting: id, sequence, reader },
                ...(what === "cancelled" && application !== null && { call: { host: row.host, ...timesOf(row) } }),
              }),
              { key: box.email, subject: id },
            ),
          ]
        : [],
    ),
  );
}

/**
 * The applicant's company, or null if the host has a conflict of interest. Text table names avoid a circular import.
 */
export const companyOfCall = sql<string | null>`(select s.answers ->> 'companyName' from application_submission s
  where s.application_id = ${meeting.application} and not exists (select from conflict c
    where c.application_id = s.application_id and c.person_id = ${meeting.host} and c.lifted_at is null)
  order by s.submitted_at desc limit 1)`;

/**
 * Returns the data that e-mails about a meeting contain, except the host's name. Returns null if the meeting was
 * deleted.
 */
export async function meetingInMail(db: Db, id: string) {
  const [found] = await db
    .select({
      row: meeting,
      zone: host.zone,
      isClosed: hoursClosed,
      startup: sql<string | null>`coalesce(${founderProfile.startup_name}, ${companyOfCall})`,
      guest: nameOf,
    })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .leftJoin(person, whoBooked)
    .where(eq(meeting.id, id));
  if (!found) return null;
  const { sequence, bookedAt, changedAt, startsAt, endsAt, place, topic } = found.row;
  return {
    ...{ host: found.row.host, hostId: found.row.host, zone: found.zone },
    ...{ sequence, bookedAt, changedAt, startsAt, endsAt, place, topic },
    isCall: found.row.application !== null,
    isLate: found.row.late,
    isCancelled: found.row.cancelledAt !== null,
    isClosed: found.isClosed,
    startup: mailedName(found.startup ?? ""),
    guest: mailedName(found.guest ?? ""),
  };
}

/** Whether a meeting was cancelled because all of its host's hours were closed, which sets both to one time. */
export const hoursClosed = sql<boolean>`coalesce(${meeting.cancelledAt} = ${host.closedAt}, false)`;

export const toCome = (now: Date) => and(isNull(meeting.cancelledAt), gt(meeting.startsAt, now));

/** Returns undefined without a future meeting. The caller must already have locked the startup or the host. */
export async function cancelRow(
  tx: Db,
  id: string,
  { by, late = false }: { by: "guest" | "host"; late?: boolean },
  now: Date,
) {
  const [row] = await tx
    .update(meeting)
    .set({ cancelledAt: now, cancelledBy: by, late, changedAt: now, sequence: sql`${meeting.sequence} + 1` })
    .where(and(eq(meeting.id, id), toCome(now)))
    .returning();
  if (!row) return undefined;
  await mailBoth(tx, row, { guest: by === "host" ? "again" : "cancelled", host: "cancelled" });
  return row;
}

/** Calls with applicants remain, because these calls belong to the accelerator's team. */
export async function cancelAllOfHost(tx: Db, id: string, now = new Date()) {
  const [before] = await tx.select({ closedAt: host.closedAt }).from(host).where(eq(host.id, id)).for("update");
  const weeks = await tx.delete(hostWeek).where(eq(hostWeek.host, id)).returning({ id: hostWeek.host });
  const days = await tx.delete(hostDay).where(eq(hostDay.host, id)).returning({ id: hostDay.host });
  const rows = await tx
    .select({ id: meeting.id })
    .from(meeting)
    .where(and(eq(meeting.host, id), isNotNull(meeting.founder), toCome(now)));
  // Hours that are closed already keep their time, by which a meeting tells that it was cancelled with them.
  const closedAt = weeks.length + days.length + rows.length === 0 && before?.closedAt;
  await tx
    .update(host)
    .set({ linkDigest: null, closedAt: closedAt || now })
    .where(eq(host.id, id));
  for (const row of rows) await cancelRow(tx, row.id, { by: "host" }, now);
  return rows.length;
}

/**
 * Cancels the meetings as host and as investor of a person who was blocked, refused or given another role, those
 * that they agreed to for their startup, and all of the startup's if no founder there can sign in.
 */
export async function cancelAllOfShutOut(tx: Db, id: string, now = new Date()) {
  await cancelAllOfHost(tx, id, now);
  await cancelMeetingsOfShutOut(tx, { investor: id }, now);
  const seat = await seatOf(tx, id);
  if (!seat) return;
  const [founder] = await tx
    .select({ person: startupSeat.person })
    .from(startupSeat)
    .innerJoin(person, and(eq(person.id, startupSeat.person), eq(person.role, "founder"), sql`not ${isBlocked}`))
    .where(eq(startupSeat.startup, seat.id))
    .limit(1);
  if (founder) return cancelMeetingsOfLeaver(tx, { startup: seat.id, leaver: id }, now);
  await cancelMeetingsOfShutOut(tx, { startup: seat.id }, now);
  const rows = await tx
    .select({ id: meeting.id })
    .from(meeting)
    .where(and(eq(meeting.founder, seat.id), toCome(now)));
  for (const row of rows) await cancelRow(tx, row.id, { by: "guest" }, now);
}

/** Sends e-mails to the hosts of a startup's future meetings, before the startup is deleted. */
export const cancelAllOfStartup = (tx: Db, id: string, now = new Date()) =>
  tellOfGone(tx, eq(meeting.founder, id), now);

/** Sends an e-mail to the host of a call with an applicant, before the application is deleted. */
export const cancelCallOfErased = (tx: Db, application: string, now = new Date()) =>
  tellOfGone(tx, eq(meeting.application, application), now);

/** The e-mails contain the calendar data, because the meetings are about to be deleted. */
async function tellOfGone(tx: Db, which: SQL, now: Date) {
  const rows = await tx
    .select()
    .from(meeting)
    .where(and(which, toCome(now)));
  for (const row of rows)
    await mailGone(tx, { ...row, sequence: row.sequence + 1, changedAt: now }, await hostMailbox(tx, row.host));
}

type Mailbox = Awaited<ReturnType<typeof hostMailbox>>;

async function mailGone(tx: Db, row: Meeting, box: Mailbox, isReaddressed = false) {
  if (!box) return;
  const gone = {
    isCall: row.application !== null,
    ...(isReaddressed && { isReaddressed }),
    ...{ lang: box.lang, meeting: row.id, sequence: row.sequence },
    ...timesOf(row),
  };
  await enqueue(tx, [emailJob(meetingGoneEmail.with(gone), { key: box.email })]);
}

/** Invites a mentor's new address to the coming meetings and takes them out of the calendar of the address `before`. */
export async function mailToNewAddress(tx: Db, id: string, before: Mailbox, now: Date) {
  const box = await hostMailbox(tx, id);
  // The sequence stays, because a new one would drop a guest's e-mail that still waits; the date orders the files.
  const rows = await tx
    .update(meeting)
    .set({ changedAt: now })
    .where(and(eq(meeting.host, id), isNotNull(meeting.founder), toCome(now)))
    .returning();
  for (const row of rows) {
    // The older date lets the invitation win in a calendar that reads both addresses.
    await mailGone(tx, { ...row, changedAt: new Date(now.getTime() - 1000) }, before, true);
    if (!box) continue;
    const booked = { lang: box.lang, meeting: row.id, sequence: row.sequence, reader: "host" as const };
    await enqueue(tx, [emailJob(meetingEmails.booked.with(booked), { key: box.email, subject: row.id })]);
  }
}
