import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { seatsOf } from "../person/startup-contact.server.ts";
import { mailHour } from "./notification.ts";
import type { NotificationData, NotificationKind } from "./notification.ts";
import { notification } from "./notification.table.ts";

type Happened = { kind: NotificationKind; event: string };

/** `mailed`: a separate e-mail is sent about the event, so the daily digest leaves the event out. */
type Notice = Happened & { data?: NotificationData; mailed?: true };

/** `mailedTo`: the person who gets a separate e-mail. The digests of the startup's other people contain the event. */
type ToldToStartup = Happened & { data?: NotificationData; mailedTo?: string | undefined };

/**
 * Notifies a person of an event, in the caller's transaction. Repeated calls with the same kind and event have no
 * effect. Returns true if the notification is new.
 */
export const notify = (tx: Db, person: string, { mailed, ...happened }: Notice, now = new Date()) =>
  insert(tx, [person], { ...happened, mailedTo: mailed && person }, now).then((told) => told.length > 0);

/** Returns the ids of the startup's people to whom the notification is new. */
export const notifyStartup = async (tx: Db, startup: string, happened: ToldToStartup, now = new Date()) =>
  insert(tx, await peopleOf(tx, startup), happened, now);

const peopleOf = async (db: Db, startup: string) => (await seatsOf(db, startup)).map(({ person }) => person);

async function insert(
  tx: Db,
  people: readonly string[],
  { kind, event, data = {}, mailedTo }: ToldToStartup,
  now: Date,
) {
  if (people.length === 0) return [];
  const mailedAt = (person: string) => (person === mailedTo ? now : null);
  const added = await tx
    .insert(notification)
    .values(
      people.map((person) => ({
        id: randomUUID(),
        person,
        kind,
        event,
        data,
        notifiedAt: now,
        mailedAt: mailedAt(person),
      })),
    )
    .onConflictDoNothing()
    .returning({ person: notification.person });
  return added.map(({ person }) => person);
}

export async function notifyAll(tx: Db, people: readonly string[], { kind, event, mailed }: Notice, now = new Date()) {
  const mailedAt = mailed ? now.toISOString() : null;
  await tx.execute(sql`insert into ${notification} (id, person, kind, event, data, notified_at, mailed_at)
    select gen_random_uuid(), told.id, ${kind}, ${event}, '{}', ${now.toISOString()}, ${mailedAt}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) as told (id)
    on conflict do nothing`);
}

/** Dated 8:00 and combined per person and day, so that the time of an event is not revealed. */
export async function notifyOfDay(tx: Db, startup: string, kind: NotificationKind, now = new Date()) {
  const day = parisDay(now);
  const notifiedAt = parisInstant(`${day}T${mailHour}`) ?? now;
  const people = await peopleOf(tx, startup);
  if (people.length === 0) return;
  await tx
    .insert(notification)
    .values(
      people.map((person) => ({
        ...{ id: randomUUID(), person, kind, event: day, notifiedAt },
        data: { day, times: 1 },
      })),
    )
    .onConflictDoUpdate({
      target: [notification.person, notification.kind, notification.event],
      set: {
        data: sql`jsonb_set(${notification.data}, '{times}', to_jsonb((${notification.data} ->> 'times')::int + 1))`,
      },
    });
}

/** Marks notifications of a startup's people as read if the data field `name` has one of these values. */
export async function settle(
  tx: Db,
  startup: string,
  { kind, name, values }: { kind: NotificationKind; name: string; values: readonly string[] },
  now = new Date(),
) {
  await tx
    .update(notification)
    .set({ readAt: now })
    .where(
      and(
        inArray(notification.person, await peopleOf(tx, startup)),
        eq(notification.kind, kind),
        isNull(notification.readAt),
        inArray(sql`${notification.data} ->> ${name}`, [...values]),
      ),
    );
}
