import { callsBetween } from "../../../domain/application/week.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { readHosts } from "../../../domain/meeting/hosts.server.ts";
import { meetingsOfHosts } from "../../../domain/meeting/keep-hours.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { sessionsToCome } from "../../../domain/pitch-session/pitch-session.ts";
import { orderOf, planOfSession } from "../../../domain/session-day/order.server.ts";
import { guestCounts } from "../../../domain/session-seat/desk.server.ts";
import { timesOf } from "../../../domain/session-seat/session-seat.ts";
import { may } from "../../../domain/team/rights.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { daysLater, parisDay } from "../../../platform/language/paris-day.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";

type Call = { kind: "call"; id: string; company: string; isConfirmed: boolean };
type Hour = { kind: "hour"; host: string; with: string; startup: string; guest: string };
type Session = {
  kind: "session";
  id: string;
  name: string;
  isCancelled: boolean;
  startups: number;
  unconfirmed: number;
  untold: number;
  seated: number;
  waiting: number;
};
/** A dated entry in the overview of the week; `at` is null while a session has no time yet. */
export type Dated = { key: string; day: string; at: Date | null } & (Call | Hour | Session);

function midnight(day: string) {
  const at = parisInstant(`${day}T00:00`);
  if (!at) throw new Error(`No midnight on ${day}`);
  return at;
}

async function sessionsOf(db: Db, actor: Actor, content: Content, lang: Lang, days: { today: string; last: string }) {
  const near = sessionsToCome(content.list("event", lang), days.today).filter(({ startsOn }) => startsOn <= days.last);
  const ids = near.map(({ id }) => id);
  const guests = await guestCounts(db, actor, ids);
  const found: Dated[] = [];
  for (const event of near) {
    const { turns, news } = await orderOf(db, actor, event);
    found.push({
      ...{ kind: "session", key: `session ${event.id}`, id: event.id, name: event.name },
      // A multi-day event that has already begun is listed under today.
      ...{ day: event.startsOn < days.today ? days.today : event.startsOn, at: timesOf(event).startsAt },
      isCancelled: Boolean((await planOfSession(db, event.id))?.cancelledAt),
      startups: turns.length,
      unconfirmed: turns.filter(({ isConfirmed }) => !isConfirmed).length,
      untold: news,
      ...(guests.get(event.id) ?? { seated: 0, waiting: 0 }),
    });
  }
  return found;
}

/** Covers today and the next six days. Returns null for a team member without any of the required rights. */
export async function weekOf(db: Db, actor: Actor, content: Content, lang: Lang) {
  const opens = { calls: may(actor, "applications"), sessions: may(actor, "sessions"), hours: may(actor, "hours") };
  if (!Object.values(opens).includes(true)) return null;
  const now = new Date();
  const today = parisDay(now);
  const last = daysLater(today, 6);
  const from = midnight(today);
  const until = midnight(daysLater(last, 1));
  const calls = opens.calls
    ? await callsBetween(db, actor, { from, until })
    : { booked: [], offered: [], wished: [], more: { offered: 0, wished: 0 } };
  const callOf =
    (isConfirmed: boolean) =>
    ({ id, company, startsAt }: { id: string; company: string; startsAt: Date }): Dated => ({
      ...{ kind: "call", key: `call ${id}`, day: parisDay(startsAt), at: startsAt, id, company, isConfirmed },
    });
  const names = new Map((opens.hours ? await readHosts(db, content, lang) : []).map(({ id, name }) => [id, name]));
  const hours = opens.hours ? await meetingsOfHosts(db, actor, { until }) : [];
  const dates: Dated[] = [
    ...calls.booked.map(callOf(true)),
    ...calls.offered.map(callOf(false)),
    ...(opens.sessions ? await sessionsOf(db, actor, content, lang, { today, last }) : []),
    ...hours.map(({ id, host, startsAt, startup, guest }): Dated => ({
      ...{ kind: "hour", key: `hour ${id}`, day: parisDay(startsAt), at: startsAt, host },
      ...{ with: names.get(host) ?? "", startup: startup ?? "", guest: guest ?? "" },
    })),
  ];
  const order = ({ day, at }: Dated) => at?.toISOString() ?? `${day}T`;
  return {
    days: [
      ...Map.groupBy(
        dates.toSorted((a, b) => order(a).localeCompare(order(b))),
        ({ day }) => day,
      ),
    ],
    wished: calls.wished,
    more: calls.more,
  };
}
