import { sql } from "drizzle-orm";
import type { Event } from "../../domain/content/content.ts";
import { contentRecord } from "../../domain/content/content.table.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { blockPerson } from "../../domain/person/block.server.ts";
import { erase } from "../../domain/privacy/erase.server.ts";
import { guestsOf, seatNow, setSeats } from "../../domain/session-seat/desk.server.ts";
import { freeingSeats } from "../../domain/session-seat/keep-in-line.server.ts";
import { leaveSeat, reserveSeat } from "../../domain/session-seat/reserve.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { aPerson } from "../peers/viewers.ts";
import { all, type Check, none, seeded } from "./check.ts";
import { reasonOf } from "./hours.ts";
import { type EngineKind, openServers } from "./open-database.ts";

type Figures = { sequences: number; connections: number; sessions: number; investors: number };

const steps = ["reserve", "reserve", "reserve", "leave", "leave", "seats", "seat", "block", "erase"] as const;
const stepsOfSequence = 5;
const now = new Date("2027-01-04T07:00:00Z");

const noted = [
  "create table seat_noted (tx xid8, what text, about text)",
  `create function note_guest() returns trigger language plpgsql as $$
  begin
    insert into seat_noted values (pg_current_xact_id(), 'change', new.id::text);
    return null;
  end $$`,
  `create function note_guest_mail() returns trigger language plpgsql as $$
  begin
    insert into seat_noted values (pg_current_xact_id(), 'mail', new.subject);
    return null;
  end $$`,
  `create trigger note_guest after insert or update of seat, left_at on session_guest
    for each row execute function note_guest()`,
  `create trigger note_guest_mail after insert on job for each row when (new.data ->> 'letter' like 'session-seat-%')
    execute function note_guest_mail()`,
];

const aSession = (id: string): Event => ({
  ...{ kind: "event", id, name: { en: id, fr: id }, startsOn: "2027-03-18", endsOn: null, startTime: "18:00" },
  ...{ endTime: null, place: null, applicationsCloseOn: null, format: "quarterly", capacity: null },
  ...{ selected: null, pitched: null, confirm: false },
});

/** Investors reserve, leave, are blocked and erased, and the desk changes seats, in random order on two servers. */
export async function randomSessionSeats(
  kind: EngineKind,
  { sequences, connections, sessions: sessionCount, investors: investorCount }: Figures,
): Promise<Check[]> {
  const servers = await openServers(kind);
  const [{ db } = { db: undefined }] = servers;
  if (!db) throw new Error("No server");
  const random = seeded(1_803);
  const below = (count: number) => Math.floor(random() * count);
  const failures: string[] = [];
  const done = new Map<string, number>();
  try {
    const desk = await aPerson(db, "admin");
    const sessions = Array.from({ length: sessionCount }, (_, nth) => `raced-${nth}`);
    for (const id of sessions) {
      await db.insert(contentRecord).values({ kind: "event", id, position: 0, data: aSession(id) });
      await setSeats(db, desk, id, 5, now);
    }
    const investor = () => aPerson(db, "investor", { verdict: "yes" });
    const investors: Actor[] = [];
    while (investors.length < investorCount) investors.push(await investor());
    for (const statement of noted) await db.execute(sql.raw(statement));

    async function step(on: Db): Promise<string> {
      const session = sessions[below(sessions.length)] ?? "";
      const nth = below(investors.length);
      const who = investors[nth];
      if (!who) throw new Error("Nobody");
      const { id, email } = who.viewer;
      switch (steps[below(steps.length)]) {
        case "reserve":
          return (await reserveSeat(on, who, session, now)).status;
        case "leave":
          return leaveSeat(on, who, session, now);
        case "seats":
          return `seats ${(await setSeats(on, desk, session, 1 + below(10), now)).status}`;
        case "seat": {
          const [waits] = (await guestsOf(on, desk, session, "waiting")).rows;
          return `seat ${await seatNow(on, desk, session, waits?.id ?? "", now)}`;
        }
        case "block":
          investors[nth] = await investor();
          return (await freeingSeats(on, id, (tx) => blockPerson(tx, desk, id, { reason: "Test", line: "Test" }), now))
            .status;
        default:
          investors[nth] = await investor();
          await on.transaction((tx) =>
            erase(tx, { email, about: crypto.randomUUID(), crm: false, forGood: true }, now),
          );
          return "erased";
      }
    }

    let left = sequences;
    const walk = async (on: Db) => {
      for (; left > 0;) {
        left -= 1;
        // Resets the daily limits, which would stop the random steps; other tests cover these limits.
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
    const happened = ["seated", "waiting", "left", "seats stored", "stored", "erased"].filter((each) => done.has(each));
    const seats = sql`select p.session, (select count(*) from session_seat s where s.session = p.session) as seats,
      count(g.seat) as seated, count(*) filter (where g.seat is null and g.id is not null) as waiting
      from session_plan p left join session_guest g on g.session = p.session and g.left_at is null group by p.session`;
    return [
      all("kinds of changes that happened", happened.length, 6),
      none("changes that failed", failures),
      none("sessions with more guests than seats", await rows(sql`select * from (${seats}) c where seated > seats`)),
      none(
        "sessions with a free seat while somebody waits",
        await rows(sql`select * from (${seats}) c where seated < seats and waiting > 0`),
      ),
      none(
        "guests who wait longer than somebody who was seated after them",
        await rows(sql`select w.id from session_guest w join session_guest s on s.session = w.session and s.seq > w.seq
          where w.left_at is null and w.seat is null and s.left_at is null and s.seat is not null`),
      ),
      none(
        "changes without one mail each",
        await rows(sql`select tx, about from seat_noted group by tx, about
          having count(*) filter (where what = 'change') <> count(*) filter (where what = 'mail')`),
      ),
    ];
  } finally {
    for (const server of servers) await server.close();
  }
}
