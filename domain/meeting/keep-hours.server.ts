import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit, auditedAs, writeAudit } from "../audit/audit.server.ts";
import { nameOf } from "../person/name.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import type { Lang } from "../../platform/language/language.ts";
import { type Holder, may } from "../team/rights.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import type { HostKind } from "./host.ts";
import { host, hostDay, hostWeek } from "./host.table.ts";
import { cancelRow, tellWatchers } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";
import { weekdayOf, type Window } from "./offers.ts";
import { readHours, timesOf } from "./times.server.ts";

type Kept = { id: string; kind: HostKind };

/** Whether a colleague keeps this host's hours: an expert keeps their own, the others everybody's. */
export const keeps = (viewer: Holder & { id: string }, id: string) => may({ viewer }, "startups") || viewer.id === id;

/** Who changes a host's hours, for the audit log: a colleague, or whoever holds the host's personal link. */
export type Audited = { actor: string | null; address?: string };

/** Carries out a change of a host's hours for a colleague who keeps them. */
export async function asKeeper<Answer>(
  db: Db,
  actor: Actor,
  id: string,
  change: (tx: Db, as: Audited) => Promise<Answer>,
): Promise<Answer | "gone"> {
  mustHave(actor, "hours");
  return keeps(actor.viewer, id) ? db.transaction((tx) => change(tx, auditedAs(actor))) : "gone";
}

/** Locks a host's row, which is made where there is none yet. */
export async function lockedHost(tx: Db, { id, kind }: Kept) {
  await tx.insert(host).values({ id, kind, zone: "Europe/Paris" }).onConflictDoNothing();
  await tx.select({ id: host.id }).from(host).where(eq(host.id, id)).for("update");
}

const object = (id: string) => ({ kind: "host" as const, id });

/** Mails those who wait once a host offers a time. */
async function tellIfOpen(tx: Db, which: Kept, now: Date) {
  if ((await timesOf(tx, which, now)).offers.length > 0) await tellWatchers(tx, which.id);
}

type Week = { host: Kept; zone: string; week: ReadonlyMap<number, Window> };

/** Writes a host's week; a weekday without a window is closed. Meetings that are booked stay. */
export async function writeWeek(tx: Db, as: Audited, { host: which, zone, week }: Week, now: Date) {
  await lockedHost(tx, which);
  await tx.update(host).set({ zone, changedAt: now }).where(eq(host.id, which.id));
  await tx.delete(hostWeek).where(eq(hostWeek.host, which.id));
  const rows = [...week].map(([weekday, window]) => ({ host: which.id, weekday, ...window }));
  if (rows.length > 0) await tx.insert(hostWeek).values(rows);
  await tellIfOpen(tx, which, now);
  await writeAudit(tx, { ...as, action: "hours.week", object: object(which.id), after: { count: rows.length } });
  return "stored" as const;
}

/** `writeWeek` for a colleague. */
export const saveWeek = (db: Db, actor: Actor, week: Week, now = new Date()) =>
  asKeeper(db, actor, week.host.id, (tx, as) => writeWeek(tx, as, week, now));

/** Where a host is met and mailed. An expert's mails go to the account. */
export async function saveHost(
  db: Db,
  actor: Actor,
  { host: which, ...means }: { host: Kept; place: string; email: string; lang: Lang },
  now = new Date(),
): Promise<"stored" | "gone"> {
  mustHave(actor, "hours");
  if (!keeps(actor.viewer, which.id)) return "gone";
  return db.transaction(async (tx): Promise<"stored"> => {
    await lockedHost(tx, which);
    const { place, lang } = means;
    const email = which.kind === "mentor" && means.email ? means.email : null;
    await tx.update(host).set({ place, email, lang, changedAt: now }).where(eq(host.id, which.id));
    await audit(tx, actor, { action: "hours.host", object: object(which.id) });
    return "stored";
  });
}

/** The most days to come that differ from the week, per host. */
const mostDays = 200;
const usualExtra: Window = { from: 9 * 60, until: 12 * 60 };

type Day = { host: Kept; day: string; as: "off" | "usual" | { extra: Window | undefined } };

/**
 * Makes a day differ from the week: off, with an extra window, or as usual again. Without a window an extra day has the
 * hours of its weekday, or 9 to 12. Meetings that are booked on a day off stay until somebody cancels them.
 */
export async function writeDay(tx: Db, by: Audited, { host: which, day, as }: Day, now: Date) {
  await lockedHost(tx, which);
  // Two days ago is past in every zone.
  const past = lt(hostDay.day, new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10));
  await tx.delete(hostDay).where(and(eq(hostDay.host, which.id), or(eq(hostDay.day, day), past)));
  if ((await tx.$count(hostDay, eq(hostDay.host, which.id))) >= mostDays) return "too-many" as const;
  if (as !== "usual") {
    const kept = await readHours(tx, which.id, now);
    const window =
      as === "off" ? { from: null, until: null } : (as.extra ?? kept?.hours.week.get(weekdayOf(day)) ?? usualExtra);
    await tx.insert(hostDay).values({ host: which.id, day, ...window });
  }
  await tellIfOpen(tx, which, now);
  const state = typeof as === "string" ? as : "extra";
  await writeAudit(tx, { ...by, action: "hours.day", object: object(which.id), after: { state } });
  return "stored" as const;
}

/** `writeDay` for a colleague. */
export const setDay = (db: Db, actor: Actor, day: Day, now = new Date()) =>
  asKeeper(db, actor, day.host.id, (tx, as) => writeDay(tx, as, day, now));

type Cancelled = { host: string; meeting: string };

/** Cancels a meeting of a host; the guest is mailed to choose again. */
export async function cancelOfHost(tx: Db, as: Audited, { host: id, meeting: which }: Cancelled, now: Date) {
  const [found] = await tx
    .select({ id: meeting.id })
    .from(meeting)
    .where(and(eq(meeting.id, which), eq(meeting.host, id)));
  if (!found || !(await cancelRow(tx, found.id, { by: "host" }, now))) return "gone" as const;
  await writeAudit(tx, { ...as, action: "meeting.cancel", object: object(id) });
  return "stored" as const;
}

/** `cancelOfHost` for a colleague. */
export const cancelForHost = (db: Db, actor: Actor, which: Cancelled, now = new Date()) =>
  asKeeper(db, actor, which.host, (tx, as) => cancelOfHost(tx, as, which, now));

const guestOf = {
  ...{ id: meeting.id, host: meeting.host, startsAt: meeting.startsAt, endsAt: meeting.endsAt, topic: meeting.topic },
  ...{ place: meeting.place, founder: meeting.founder, startup: founderProfile.startup_name, guest: nameOf },
};

/** The meetings to come of a host, or of all that the reader keeps hours for, until a moment; the next one first. */
export async function meetingsOfHosts(
  db: Db,
  actor: Actor,
  { host: id, until }: { host?: string; until?: Date } = {},
  now = new Date(),
) {
  mustHave(actor, "hours");
  const own = may(actor, "startups") ? id : actor.viewer.id;
  return db
    .select(guestOf)
    .from(meeting)
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .leftJoin(person, eq(person.id, meeting.bookedBy))
    .where(
      and(
        ...[isNotNull(meeting.founder), isNull(meeting.cancelledAt), gt(meeting.endsAt, now)],
        ...[own === undefined ? undefined : eq(meeting.host, own), until && lt(meeting.startsAt, until)],
      ),
    )
    .orderBy(asc(meeting.startsAt), asc(meeting.id));
}

/** A host's meetings from 30 days ago on, the earliest first. The caller has checked who asks. */
export const meetingsOfHost = (db: Db, id: string, now = new Date()) =>
  db
    .select(guestOf)
    .from(meeting)
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .leftJoin(person, eq(person.id, meeting.bookedBy))
    .where(
      and(
        eq(meeting.host, id),
        isNull(meeting.cancelledAt),
        gt(meeting.endsAt, new Date(now.getTime() - 30 * 86_400_000)),
      ),
    )
    .orderBy(asc(meeting.startsAt), asc(meeting.id));

/** The hours of the hosts with these ids, by id, with the number of weekdays on which they are open. */
export async function weeksOf(db: Db, actor: Actor, ids: readonly string[]) {
  mustHave(actor, "hours");
  const rows = await db
    .select({ host: hostWeek.host, weekday: hostWeek.weekday, from: hostWeek.from, until: hostWeek.until })
    .from(hostWeek)
    .where(inArray(hostWeek.host, [...ids]))
    .orderBy(asc(hostWeek.weekday));
  return Map.groupBy(rows, (row) => row.host);
}

/** A host's hours for the form that edits them; undefined for a host of somebody else. */
export async function hoursFor(db: Db, actor: Actor, id: string, now = new Date()) {
  mustHave(actor, "hours");
  return keeps(actor.viewer, id) ? { kept: await readHours(db, id, now) } : undefined;
}
