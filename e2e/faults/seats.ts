import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { NotAllowed } from "../../domain/audit/not-allowed.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import { seatOf, seatsOf } from "../../domain/person/startup-contact.server.ts";
import { seatInvitation } from "../../domain/person/startup.table.ts";
import { erase } from "../../domain/privacy/erase.server.ts";
import { accept } from "../../domain/seat/accept.server.ts";
import { leave, remove, setRole } from "../../domain/seat/change.server.ts";
import { invite } from "../../domain/seat/invite.server.ts";
import { seatLimits } from "../../domain/seat/seat-limits.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { type Check, none, seeded } from "./check.ts";
import { type EngineKind, openDatabase } from "./open-database.ts";

type Account = { id: string; email: string };
type Figures = { sequences: number; connections: number; people: number };

const steps = ["invite", "invite", "accept", "accept", "role", "leave", "remove", "erase"] as const;
const stepsOfSequence = 5;

/** SQL that records each change of a seat, and each mail about one, with its transaction id. */
const noted = [
  "create table seat_noted (tx xid8, what text)",
  `create function note_seat() returns trigger language plpgsql as $$
  begin
    insert into seat_noted values (pg_current_xact_id(),
      coalesce(to_jsonb(new) -> 'data' ->> 'letter', to_jsonb(new) ->> 'kind', ''));
    return null;
  end $$`,
  "create trigger note_mail after insert on job for each row execute function note_seat()",
  "create trigger note_event after insert on seat_event for each row execute function note_seat()",
];

/** Finds transactions with wrong mails; a contact who leaves causes one mail for two changes, to the new contact. */
const wrongMails = sql`
  select tx from seat_noted group by tx
  having count(*) filter (where what in ('seat-joined', 'seat-role', 'seat-removed', 'seat-contact', 'seat-left'))
    <> count(*) filter (where what in ('joined', 'role', 'removed', 'contact'))
      + case when bool_or(what = 'contact') then 0 else count(*) filter (where what = 'left') end`;

async function aFounder(db: Db): Promise<Account> {
  const email = `${randomUUID()}@seats.example`;
  const id = await createPerson(db, { email, firstName: "Ada", lastName: "Roux", role: "founder", lang: "en" });
  return { id: id ?? "", email };
}

const actorOf = async (db: Db, { id, email }: Account): Promise<Actor> => ({
  viewer: {
    ...{ id, email, firstName: "", lastName: "", role: "founder", approved: true, functions: [], sessionId: "" },
    startup: (await seatOf(db, id)) ?? null,
  },
  address: "192.0.2.9",
});

/** Founders invite, join, change roles, leave, remove each other and are erased, in random order and concurrently. */
export async function randomSeats(kind: EngineKind, { sequences, connections, people }: Figures): Promise<Check[]> {
  const database = await openDatabase(kind);
  const { db } = database;
  const random = seeded(391);
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const failures: string[] = [];
  try {
    for (const statement of noted) await db.execute(sql.raw(statement));
    const accounts: Account[] = [];
    for (let made = 0; made < people; made += 1) accounts.push(await aFounder(db));

    async function step() {
      const who = any(accounts);
      if (!who) return;
      const actor = await actorOf(db, who);
      const seats = actor.viewer.startup ? await seatsOf(db, actor.viewer.startup.id) : [];
      const person = any(seats)?.person ?? "";
      switch (any(steps)) {
        case "invite":
          await invite(db, actor, {
            email: any(accounts)?.email ?? "",
            role: any(["editor", "reader"]) ?? "reader",
            lang: "en",
          });
          break;
        case "accept": {
          const open = await db
            .select({ id: seatInvitation.id })
            .from(seatInvitation)
            .where(and(eq(seatInvitation.email, who.email), isNull(seatInvitation.acceptedAt)));
          await accept(db, actor, any(open)?.id ?? randomUUID());
          break;
        }
        case "role":
          await setRole(db, actor, { person, role: any(["owner", "editor", "reader"]) ?? "reader" });
          break;
        case "leave":
          await leave(db, actor);
          break;
        case "remove":
          await remove(db, actor, person);
          break;
        default:
          await db.transaction((tx) =>
            erase(tx, { email: who.email, about: randomUUID(), crm: false, forGood: false }),
          );
          accounts[accounts.indexOf(who)] = await aFounder(db);
      }
    }

    let left = sequences;
    const walk = async () => {
      for (; left > 0;) {
        left -= 1;
        // Resets the daily limits, which would stop the random steps; other tests cover these limits.
        await db.execute(
          sql`delete from rate_bucket where key in (select key from rate_bucket for update skip locked)`,
        );
        for (let taken = 0; taken < stepsOfSequence; taken += 1)
          await step().catch((error: unknown) => {
            if (!(error instanceof NotAllowed)) failures.push(reasonOf(error));
          });
      }
    };
    await Promise.all(Array.from({ length: connections }, walk));

    const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
    return [
      none("changes that failed", failures),
      none(
        "startups without an owner",
        await rows(
          sql`select id from startup where not exists (select from startup_seat s where s.startup = startup.id and s.role = 'owner')`,
        ),
      ),
      none(
        `startups of more than ${seatLimits.seats} people`,
        await rows(sql`select startup from startup_seat group by startup having count(*) > ${seatLimits.seats}`),
      ),
      none("changes without one mail each", await rows(wrongMails)),
    ];
  } finally {
    await database.close();
  }
}

/**
 * Returns the message of the error's innermost cause; if an account was erased meanwhile, this is the database's
 * message.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
