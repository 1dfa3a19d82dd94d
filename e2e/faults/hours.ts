import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { book, cancel, move } from "../../domain/meeting/booking.server.ts";
import { ownMeetings } from "../../domain/meeting/own-meetings.server.ts";
import { guestRules, hostRules } from "../../domain/meeting/host.ts";
import { cancelForHost, meetingsOfHosts, saveHost, saveWeek, setDay } from "../../domain/meeting/keep-hours.server.ts";
import { timesOf } from "../../domain/meeting/times.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { planGrant } from "../../domain/plan-grant/plan-grant.table.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { aPerson } from "../peers/viewers.ts";
import { all, type Check, none, seeded } from "./check.ts";
import { type EngineKind, openServers } from "./open-database.ts";

type Figures = { sequences: number; connections: number; hosts: number; founders: number };

const steps = ["book", "book", "book", "move", "move", "cancel", "refuse", "off", "usual"] as const;
const stepsOfSequence = 5;
const minute = 60_000;
const week = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 9 * 60, until: 13 * 60 }]));

const noted = [
  "create table meeting_noted (tx xid8, what text, about text)",
  `create function note_meeting() returns trigger language plpgsql as $$
  begin
    insert into meeting_noted values (pg_current_xact_id(), 'change', new.id::text);
    if new.cancelled_at is null and exists (select from host_day d where d.host = new.host and d."from" is null
      and d.day = (new.starts_at at time zone 'Europe/Paris')::date) then
      insert into meeting_noted values (pg_current_xact_id(), 'day off', new.id::text);
    end if;
    return null;
  end $$`,
  `create function note_meeting_mail() returns trigger language plpgsql as $$
  begin
    insert into meeting_noted values (pg_current_xact_id(), 'mail', new.subject);
    return null;
  end $$`,
  "create trigger note_meeting after insert or update of sequence on meeting for each row execute function note_meeting()",
  `create trigger note_meeting_mail after insert on job for each row when (new.data ->> 'letter' like 'meeting-%')
    execute function note_meeting_mail()`,
];

const overlapping = (who: "host" | "founder") => sql`
  select a.id from meeting a join meeting b on a.${sql.identifier(who)} = b.${sql.identifier(who)} and a.id < b.id
    and tstzrange(a.starts_at, a.busy_to) && tstzrange(b.starts_at, b.busy_to)
  where a.cancelled_at is null and b.cancelled_at is null`;

async function aHost(db: Db, admin: Actor, now: Date) {
  const host = { id: `mentor-${randomUUID()}`, kind: "mentor" as const, available: true };
  const means = { place: "https://visio.example/1", email: `${host.id}@mentor.example`, lang: "fr" as const };
  await saveHost(db, admin, { host, ...means }, now);
  await saveWeek(db, admin, { host, zone: "Europe/Paris", week });
  return host;
}

async function aFounder(db: Db) {
  const actor = await aPerson(db, "founder");
  const grant = { startsOn: "2020-01-01", endsOn: null, grantedBy: "admin", reason: "Test" };
  await db.insert(planGrant).values({ id: randomUUID(), startup: actor.viewer.id, plan: "elite", ...grant });
  return actor;
}

/** Startups book, move and cancel meetings, and hosts cancel and take days off, in random order on two servers. */
export async function randomHours(
  kind: EngineKind,
  { sequences, connections, hosts: hostCount, founders: founderCount }: Figures,
): Promise<Check[]> {
  const servers = await openServers(kind);
  const [{ db } = { db: undefined }] = servers;
  if (!db) throw new Error("No server");
  const random = seeded(4_102);
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  let moment = Date.parse("2027-01-04T07:00:00Z");
  const failures: string[] = [];
  const done = new Map<string, number>();
  try {
    const admin = await aPerson(db, "admin");
    const hosts: Awaited<ReturnType<typeof aHost>>[] = [];
    const founders: Actor[] = [];
    while (hosts.length < hostCount) hosts.push(await aHost(db, admin, new Date(moment)));
    while (founders.length < founderCount) founders.push(await aFounder(db));
    for (const statement of noted) await db.execute(sql.raw(statement));

    async function step(on: Db): Promise<string> {
      const now = new Date((moment += 5 * minute));
      const [host, founder] = [any(hosts), any(founders)];
      if (!host || !founder) throw new Error("Nobody");
      const near = async (which: typeof host) => any((await timesOf(on, which, now)).offers.slice(0, 6));
      const own = async () =>
        any((await ownMeetings(on, founder)).filter((one) => !one.cancelledAt && one.startsAt > now));
      switch (any(steps)) {
        case "book": {
          const startsAt = await near(host);
          return startsAt ? (await book(on, founder, { host, startsAt, topic: "Runway" }, now)).status : "full";
        }
        case "move": {
          const meeting = await own();
          const of = hosts.find(({ id }) => id === meeting?.host);
          const startsAt = of && (await near(of));
          return meeting && startsAt
            ? (await move(on, founder, { id: meeting.id, startsAt, available: true }, now)).status
            : "nothing";
        }
        case "cancel": {
          const answer = await cancel(on, founder, { id: (await own())?.id ?? randomUUID() }, now);
          return typeof answer === "object" ? answer.status : answer;
        }
        case "refuse": {
          const meeting = any(await meetingsOfHosts(on, admin, { host: host.id }, now))?.id ?? randomUUID();
          return `host ${await cancelForHost(on, admin, { host: host.id, meeting }, now)}`;
        }
        case "off":
          return setDay(on, admin, { host, day: parisDay((await near(host)) ?? now), as: "off" }, now);
        default:
          return setDay(on, admin, { host, day: parisDay(new Date(moment + 1_440 * minute)), as: "usual" }, now);
      }
    }

    let left = sequences;
    const walk = async (on: Db) => {
      for (; left > 0;) {
        left -= 1;
        // Resets the hourly limits, which would stop the random steps; other tests cover these limits.
        await on.execute(
          sql`delete from rate_bucket where key in (select key from rate_bucket for update skip locked)`,
        );
        for (let taken = 0; taken < stepsOfSequence; taken += 1)
          try {
            const status = await step(on);
            done.set(status, (done.get(status) ?? 0) + 1);
          } catch (error) {
            failures.push(reasonOf(error));
          }
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, nth) => walk(servers[nth % servers.length]?.db ?? db)));

    const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
    const now = new Date(moment).toISOString();
    const happened = ["booked", "moved", "taken", "cancelled", "host stored"].filter((status) => done.has(status));
    return [
      all("kinds of changes that happened", happened.length, 5),
      none("changes that failed", failures),
      none("meetings of a host that overlap", await rows(overlapping("host"))),
      none("meetings of a startup that overlap", await rows(overlapping("founder"))),
      none(
        `startups with more than ${guestRules.toCome} meetings to come`,
        await rows(sql`select founder from meeting where cancelled_at is null and starts_at > ${now}::timestamptz
          group by founder having count(*) > ${guestRules.toCome}`),
      ),
      none(
        `days of a host with more than ${hostRules.mentor.perDay} meetings`,
        await rows(sql`select host from meeting where cancelled_at is null
          group by host, (starts_at at time zone 'Europe/Paris')::date having count(*) > ${hostRules.mentor.perDay}`),
      ),
      none("times given on a day off", await rows(sql`select about from meeting_noted where what = 'day off'`)),
      none(
        "changes without one mail to each side",
        await rows(sql`select tx, about from meeting_noted where what <> 'day off' group by tx, about
          having count(*) filter (where what = 'change') <> 1 or count(*) filter (where what = 'mail') <> 2`),
      ),
      none(
        "meetings whose number for calendars is not that of their changes",
        await rows(sql`select id from meeting where sequence + 1 <>
          (select count(*) from meeting_noted where what = 'change' and about = meeting.id::text)`),
      ),
    ];
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Returns the message of the error's innermost cause; for a failed query, this is the database's message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
