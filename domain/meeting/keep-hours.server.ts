import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit, auditedAs, writeAudit } from "../audit/audit.server.ts";
import { isOpenOrNone, type Reader } from "../audit/closed.server.ts";
import { nameOf } from "../person/name.server.ts";
import { changesOf, type Overtaken, saveIfUnchanged, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import type { Lang } from "../../platform/language/language.ts";
import { type Holder, may } from "../team/rights.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { type HostKind, hostShownDays } from "./host.ts";
import { host, hostDay, hostWeek } from "./host.table.ts";
import { hostMailbox } from "./hosts.server.ts";
import { cancelRow, companyOfCall, mailToNewAddress } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";
import { clockTime, type Hours, weekdayOf, type Window } from "./offers.ts";
import { readHours } from "./times.server.ts";
import { whoBooked } from "./who-booked.server.ts";

type Kept = { id: string; kind: HostKind };

/** Without the right "startups", a team member may edit only the member's own hours. */
export const keeps = (viewer: Holder & { id: string }, id: string) => may({ viewer }, "startups") || viewer.id === id;

/** `actor` is null for a change through the host's personal link. */
export type Audited = { actor: string | null; address?: string };

export async function asKeeper<Answer>(
  db: Db,
  actor: Actor,
  id: string,
  change: (tx: Db, as: Audited) => Promise<Answer>,
): Promise<Answer | "gone"> {
  mustHave(actor, "hours");
  return keeps(actor.viewer, id) ? db.transaction((tx) => change(tx, auditedAs(actor))) : "gone";
}

export async function lockedHost(tx: Db, { id, kind }: Kept) {
  await tx.insert(host).values({ id, kind, zone: "Europe/Paris" }).onConflictDoNothing();
  await tx.select({ id: host.id }).from(host).where(eq(host.id, id)).for("update");
}

const object = (id: string) => ({ kind: "host" as const, id });

type ZonedWeek = { zone: string; week: ReadonlyMap<number, Window> };
type Week = { host: Kept; sent?: Record<string, string> } & ZonedWeek;

const weekParts = ({ zone, week }: ZonedWeek): Record<string, string> => ({
  zone,
  ...Object.fromEntries(
    [...week].map(([weekday, { from, until }]) => [weekday, `${clockTime(from)}–${clockTime(until)}`]),
  ),
});

export const shownWeek = (week: ZonedWeek) => shownOf(weekParts(week));

const closed = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ""]));

/**
 * Saves a host's weekly hours; a weekday without a window is closed. Booked meetings do not change. `sent` includes
 * digests of the displayed hours.
 */
export async function writeWeek(
  tx: Db,
  as: Audited,
  { host: which, sent = {}, ...typed }: Week,
): Promise<"stored" | Overtaken> {
  await lockedHost(tx, which);
  const saved: Pick<Hours, "zone" | "week"> = (await readHours(tx, which.id))?.hours ?? { ...typed, week: new Map() };
  const { changed, overtaken } = changesOf(sent, { ...closed, ...weekParts(typed) }, weekParts(saved));
  if (overtaken.length > 0) return { refused: "overtaken", overtaken };
  const { zone = saved.zone } = changed;
  await tx.update(host).set({ zone }).where(eq(host.id, which.id));
  await tx.delete(hostWeek).where(eq(hostWeek.host, which.id));
  const rows = Object.keys(closed).flatMap((day) => {
    const weekday = Number(day);
    const window = (Object.hasOwn(changed, day) ? typed : saved).week.get(weekday);
    return window ? [{ host: which.id, weekday, ...window }] : [];
  });
  if (rows.length > 0) await tx.insert(hostWeek).values(rows);
  await writeAudit(tx, { ...as, action: "hours.week", object: object(which.id), after: { count: rows.length } });
  return "stored" as const;
}

export const saveWeek = (db: Db, actor: Actor, week: Week) =>
  asKeeper(db, actor, week.host.id, (tx, as) => writeWeek(tx, as, week));

/** Each new address of a mentor gets an e-mail for every coming meeting. */
const addressesADay = { capacity: 5, perSecond: 5 / 86_400 };

type Means = { place: string; email: string; lang: Lang };

/**
 * An expert's address is ignored, because e-mails go to the address of the expert's account. `sent` includes digests of
 * the displayed values.
 */
export async function saveHost(
  db: Db,
  actor: Actor,
  { host: which, sent = {}, ...typed }: { host: Kept; sent?: Record<string, string> } & Means,
  now = new Date(),
): Promise<"stored" | "gone" | "addresses" | Overtaken> {
  mustHave(actor, "hours");
  if (!keeps(actor.viewer, which.id)) return "gone";
  return saveIfUnchanged<Means, "stored" | "addresses">(
    db,
    sent,
    { ...typed, email: which.kind === "mentor" ? typed.email : "" },
    {
      hold: (tx) => lockedHost(tx, which),
      async read(tx) {
        const { place, email, lang } = host;
        const [saved] = await tx.select({ place, email, lang }).from(host).where(eq(host.id, which.id));
        return { place: saved?.place ?? "", email: saved?.email ?? "", lang: saved?.lang ?? "fr" };
      },
      async save(tx, changed, { place, email, lang }) {
        const isReaddressed = changed.email !== undefined;
        if (isReaddressed && !(await take(tx, `hour-address:${which.id}`, addressesADay)).allowed) return "addresses";
        const before = await hostMailbox(tx, which.id);
        // The earlier address may belong to somebody else by now, and the link was sent there.
        const unlinked = isReaddressed && before && { linkDigest: null };
        const moved = changed.place !== undefined && { changedAt: now };
        await tx
          .update(host)
          .set({ place, email: email || null, lang, ...moved, ...unlinked })
          .where(eq(host.id, which.id));
        if (isReaddressed) await mailToNewAddress(tx, which.id, before, now);
        await audit(tx, actor, { action: "hours.host", object: object(which.id) });
        return "stored";
      },
    },
  );
}

/** Maximum number of upcoming days per host that differ from the weekly hours. */
const mostDays = 200;
const usualExtra: Window = { from: 9 * 60, until: 12 * 60 };

type Day = { host: Kept; day: string; as: "off" | "usual" | { extra: Window | undefined } };

/**
 * Saves a day's exception without changing booked meetings; `extra` without a window gets the weekday's hours or 9:00
 * to 12:00.
 */
export async function writeDay(tx: Db, by: Audited, { host: which, day, as }: Day, now: Date) {
  await lockedHost(tx, which);
  // Matches days before yesterday in UTC. Such days have passed in every time zone, so their exceptions are deleted.
  const past = lt(hostDay.day, new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10));
  await tx.delete(hostDay).where(and(eq(hostDay.host, which.id), or(eq(hostDay.day, day), past)));
  if ((await tx.$count(hostDay, eq(hostDay.host, which.id))) >= mostDays) return "too-many" as const;
  if (as !== "usual") {
    const kept = await readHours(tx, which.id, now);
    const window =
      as === "off" ? { from: null, until: null } : (as.extra ?? kept?.hours.week.get(weekdayOf(day)) ?? usualExtra);
    await tx.insert(hostDay).values({ host: which.id, day, ...window, openedAt: now });
  }
  const state = typeof as === "string" ? as : "extra";
  await writeAudit(tx, { ...by, action: "hours.day", object: object(which.id), after: { state } });
  return "stored" as const;
}

export const setDay = (db: Db, actor: Actor, day: Day, now = new Date()) =>
  asKeeper(db, actor, day.host.id, (tx, as) => writeDay(tx, as, day, now));

type Cancelled = { host: string; meeting: string; shown?: Date | undefined };

/** Returns "gone" for a meeting that no longer begins when `shown`, because its startup has moved it since. */
export async function cancelOfHost(tx: Db, as: Audited, { host: id, meeting: which, shown }: Cancelled, now: Date) {
  const [found] = await tx
    .select({ id: meeting.id })
    .from(meeting)
    .where(
      and(
        eq(meeting.id, which),
        eq(meeting.host, id),
        isNotNull(meeting.founder),
        shown && eq(meeting.startsAt, shown),
      ),
    );
  if (!found || !(await cancelRow(tx, found.id, { by: "host" }, now))) return "gone" as const;
  await writeAudit(tx, { ...as, action: "meeting.cancel", object: object(id) });
  return "stored" as const;
}

export const cancelForHost = (db: Db, actor: Actor, which: Cancelled, now = new Date()) =>
  asKeeper(db, actor, which.host, (tx, as) => cancelOfHost(tx, as, which, now));

const guestOf = {
  ...{ id: meeting.id, host: meeting.host, startsAt: meeting.startsAt, endsAt: meeting.endsAt, topic: meeting.topic },
  ...{ place: meeting.place, founder: meeting.founder, isLate: meeting.late, guest: nameOf },
  startup: sql<string | null>`coalesce(${founderProfile.startup_name}, ${companyOfCall})`,
};

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
    .leftJoin(person, whoBooked)
    .where(
      and(
        // Calls with applicants are left out for team members with the right "applications", who see the calls
        // elsewhere.
        may(actor, "applications") ? isNotNull(meeting.founder) : undefined,
        ...[isNull(meeting.cancelledAt), gt(meeting.endsAt, now)],
        ...[own === undefined ? undefined : eq(meeting.host, own), until && lt(meeting.startsAt, until)],
      ),
    )
    .orderBy(asc(meeting.startsAt), asc(meeting.id));
}

/**
 * Returns the meetings that the host's page shows; cancelled ones only if the guest cancelled late. Checks no permissions, but
 * a `reader` other than the host gets no call on which the reader has a conflict of interest.
 */
export const meetingsOfHost = (db: Db, id: string, now = new Date(), reader?: Reader) =>
  db
    .select(guestOf)
    .from(meeting)
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .leftJoin(person, whoBooked)
    .where(
      and(
        eq(meeting.host, id),
        or(isNull(meeting.cancelledAt), meeting.late),
        gt(meeting.endsAt, new Date(now.getTime() - hostShownDays * 86_400_000)),
        reader && reader.viewer.id !== id ? isOpenOrNone(reader, meeting.application) : undefined,
      ),
    )
    .orderBy(asc(meeting.startsAt), asc(meeting.id));

export async function weeksOf(db: Db, actor: Actor, ids: readonly string[]) {
  mustHave(actor, "hours");
  const rows = await db
    .select({ host: hostWeek.host, weekday: hostWeek.weekday, from: hostWeek.from, until: hostWeek.until })
    .from(hostWeek)
    .where(inArray(hostWeek.host, [...ids]))
    .orderBy(asc(hostWeek.weekday));
  return Map.groupBy(rows, (row) => row.host);
}

export async function hostsWithEmail(db: Db, actor: Actor) {
  mustHave(actor, "hours");
  const rows = await db.select({ id: host.id }).from(host).where(isNotNull(host.email));
  return new Set(rows.map(({ id }) => id));
}

export async function hoursFor(db: Db, actor: Actor, id: string, now = new Date()) {
  mustHave(actor, "hours");
  return keeps(actor.viewer, id) ? { kept: await readHours(db, id, now) } : undefined;
}
