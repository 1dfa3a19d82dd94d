import { and, eq, gt, gte, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { zoneLocal } from "../../platform/language/zone-time.ts";
import { type HostKind, hostRules } from "./host.ts";
import { host, hostDay, hostWeek } from "./host.table.ts";
import { meeting } from "./meeting.table.ts";
import { type Hours, offersOf, type Window } from "./offers.ts";

const twoDays = 2 * 24 * 3_600_000;

const windowOf = ({ from, until }: { from: number | null; until: number | null }): Window | "off" =>
  from === null || until === null ? "off" : { from, until };

/** A host's row with the week and the days from yesterday on; undefined for one who has never kept hours. */
export async function readHours(db: Db, id: string, now = new Date()) {
  const [kept] = await db.select().from(host).where(eq(host.id, id));
  if (!kept) return undefined;
  const since = daysLater(zoneLocal(kept.zone, now).slice(0, 10), -1);
  const week = await db.select().from(hostWeek).where(eq(hostWeek.host, id));
  const days = await db
    .select()
    .from(hostDay)
    .where(and(eq(hostDay.host, id), gte(hostDay.day, since)))
    .orderBy(hostDay.day);
  const hours: Hours = {
    zone: kept.zone,
    week: new Map(week.map(({ weekday, from, until }) => [weekday, { from, until }])),
    days: new Map(days.map(({ day, ...times }) => [day, windowOf(times)])),
  };
  return { ...kept, hours };
}

/** The times that a host offers, and the host's zone; none for one who keeps no hours. */
export async function timesOf(
  db: Db,
  { id, kind, available = true }: { id: string; kind: HostKind; available?: boolean },
  now = new Date(),
) {
  const kept = await readHours(db, id, now);
  if (!kept || !available) return { zone: kept?.zone ?? "Europe/Paris", place: "", offers: [] };
  const busy = await db
    .select({ startsAt: meeting.startsAt, busyTo: meeting.busyTo })
    .from(meeting)
    .where(
      and(eq(meeting.host, id), isNull(meeting.cancelledAt), gt(meeting.busyTo, new Date(now.getTime() - twoDays))),
    );
  return {
    zone: kept.zone,
    place: kept.place ?? "",
    offers: offersOf(kept.hours, hostRules[kind], busy, now),
  };
}

/** The offered times nearest to one that is taken, in order. */
export const nearestTo = (offers: readonly Date[], wanted: Date) =>
  offers
    .toSorted((a, b) => Math.abs(Number(a) - Number(wanted)) - Math.abs(Number(b) - Number(wanted)))
    .slice(0, 3)
    .toSorted((a, b) => Number(a) - Number(b));
