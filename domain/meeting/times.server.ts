import { and, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { zoneLocal } from "../../platform/language/zone-time.ts";
import { type HostKind, hostRules } from "./host.ts";
import { host, hostDay, hostWeek } from "./host.table.ts";
import { meeting } from "./meeting.table.ts";
import { type ExtraHours, firstOffer, type Hours, isBookable, offersOf } from "./offers.ts";

const twoDays = 2 * 24 * 3_600_000;

type Day = Pick<typeof hostDay.$inferSelect, "from" | "until" | "openedAt">;

const hoursOn = ({ from, until, openedAt }: Day): ExtraHours | "off" =>
  from === null || until === null ? "off" : { from, until, openedAt };

/** Exceptions start from yesterday in the host's time zone. A host whose settings were never saved has no row. */
async function readHoursOf(db: Db, ids: string[], now: Date) {
  const kept = await db.select().from(host).where(inArray(host.id, ids));
  if (kept.length === 0) return [];
  const week = Map.groupBy(await db.select().from(hostWeek).where(inArray(hostWeek.host, ids)), (row) => row.host);
  // Yesterday in a host's time zone can be two days before today in UTC.
  const lately = gte(hostDay.day, daysLater(now.toISOString().slice(0, 10), -2));
  const found = await db
    .select()
    .from(hostDay)
    .where(and(inArray(hostDay.host, ids), lately))
    .orderBy(hostDay.day);
  const days = Map.groupBy(found, (row) => row.host);
  return kept.map((row) => {
    const since = daysLater(zoneLocal(row.zone, now).slice(0, 10), -1);
    const own = (days.get(row.id) ?? []).filter(({ day }) => day >= since);
    const hours: Hours = {
      zone: row.zone,
      week: new Map((week.get(row.id) ?? []).map(({ weekday, from, until }) => [weekday, { from, until }])),
      days: new Map(own.map(({ day, ...times }) => [day, hoursOn(times)])),
    };
    return { ...row, hours };
  });
}

export const readHours = async (db: Db, id: string, now = new Date()) => (await readHoursOf(db, [id], now))[0];

/**
 * Meetings from two days ago onwards, without the call about `application` and cancelled meetings. A time at which the
 * host cancelled a startup's meeting stays taken, because the host cannot come then.
 */
const busyOf = (db: Db, ids: string[], now: Date, application?: string) =>
  db
    .select({
      ...{ host: meeting.host, startsAt: meeting.startsAt, busyTo: meeting.busyTo },
      cancelledAt: meeting.cancelledAt,
    })
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(
      and(
        inArray(meeting.host, ids),
        or(
          isNull(meeting.cancelledAt),
          and(
            ...[eq(meeting.cancelledBy, "host"), isNotNull(meeting.founder)],
            or(isNull(host.closedAt), gt(meeting.cancelledAt, host.closedAt)),
          ),
        ),
        application === undefined ? undefined : sql`${meeting.application} is distinct from ${application}`,
        gt(meeting.busyTo, new Date(now.getTime() - twoDays)),
      ),
    );

/** Leaves out the times at which a startup has another meeting itself, which the database would refuse. */
async function freeFor(db: Db, guest: string, kind: HostKind, offers: Date[], now: Date) {
  const own = await db
    .select({ startsAt: meeting.startsAt, busyTo: meeting.busyTo })
    .from(meeting)
    .where(and(eq(meeting.founder, guest), isNull(meeting.cancelledAt), gt(meeting.busyTo, now)));
  const { minutes, pause } = hostRules[kind];
  const length = (minutes + pause) * 60_000;
  return offers.filter(
    (at) => !own.some(({ startsAt, busyTo }) => at < busyTo && Number(at) + length > Number(startsAt)),
  );
}

/** `guest` is the startup that is offered the times. */
export async function timesOf(
  db: Db,
  { id, kind, available = true, guest }: { id: string; kind: HostKind; available?: boolean; guest?: string },
  now = new Date(),
) {
  const kept = await readHours(db, id, now);
  if (!kept || !available) return { zone: kept?.zone ?? "Europe/Paris", place: "", offers: [] };
  const busy = await busyOf(db, [id], now);
  const offers = offersOf(kept.hours, hostRules[kind], busy, now);
  return {
    zone: kept.zone,
    place: kept.place ?? "",
    offers: guest === undefined ? offers : await freeFor(db, guest, kind, offers, now),
  };
}

export const noTimes = { place: "", offers: [] as Date[], isFree: (_: Date) => false };

/** The booked call about this application counts as free, because the call can be moved. */
export async function callTimesOf(
  db: Db,
  id: string,
  { application, minutes }: { application: string; minutes: number },
  now: Date,
) {
  const kept = await readHours(db, id, now);
  if (kept?.kind !== "expert") return noTimes;
  const asked = [kept.hours, { ...hostRules.expert, minutes }, await busyOf(db, [id], now, application), now] as const;
  return { place: kept.place ?? "", offers: offersOf(...asked), isFree: isBookable(...asked) };
}

export async function nextTimes(db: Db, hosts: readonly { id: string; kind: HostKind }[], now = new Date()) {
  const kindOf = new Map(hosts.map(({ id, kind }) => [id, kind]));
  const ids = [...kindOf.keys()];
  if (ids.length === 0) return new Map<string, Date>();
  const [booked, kept] = await Promise.all([busyOf(db, ids, now), readHoursOf(db, ids, now)]);
  const busy = Map.groupBy(booked, (row) => row.host);
  return new Map(
    kept.flatMap(({ id, hours }) => {
      const kind = kindOf.get(id);
      const next = kind && firstOffer(hours, hostRules[kind], busy.get(id) ?? [], now);
      return next ? [[id, next]] : [];
    }),
  );
}

export const nearestTo = (offers: readonly Date[], wanted: Date) =>
  offers
    .toSorted((a, b) => Math.abs(Number(a) - Number(wanted)) - Math.abs(Number(b) - Number(wanted)))
    .slice(0, 3)
    .toSorted((a, b) => Number(a) - Number(b));
