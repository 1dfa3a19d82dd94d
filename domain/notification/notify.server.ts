import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { mailHour } from "./notification.ts";
import type { NotificationData, NotificationKind } from "./notification.ts";
import { notification } from "./notification.table.ts";

type Happened = { kind: NotificationKind; event: string };

/**
 * Tells somebody what happened, in the caller's transaction: the same event of a kind comes once. Resolves to whether
 * it is new. `mailed`: it has an e-mail of its own, so the day's digest leaves it out.
 */
export async function notify(
  tx: Db,
  person: string,
  { kind, event, data = {}, mailed }: Happened & { data?: NotificationData; mailed?: true },
  now = new Date(),
) {
  const added = await tx
    .insert(notification)
    .values({ id: randomUUID(), person, kind, event, data, notifiedAt: now, mailedAt: mailed ? now : null })
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return added.length > 0;
}

/** Tells many people of one event, in one statement and in the caller's transaction: each is told once. */
export async function notifyAll(tx: Db, people: readonly string[], { kind, event }: Happened, now = new Date()) {
  await tx.execute(sql`insert into ${notification} (id, person, kind, event, data, notified_at)
    select gen_random_uuid(), told.id, ${kind}, ${event}, '{}', ${now.toISOString()}
    from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) as told (id)
    on conflict do nothing`);
}

/**
 * Tells somebody of what happens often: a day in Paris is one notification, with how many times it happened so far. It
 * says nothing of the hour, so it is dated from eight o'clock, which the next day's mail goes by.
 */
export async function notifyOfDay(tx: Db, person: string, kind: NotificationKind, now = new Date()) {
  const day = parisDay(now);
  await tx
    .insert(notification)
    .values({
      id: randomUUID(),
      person,
      kind,
      event: day,
      data: { day, times: 1 },
      notifiedAt: parisInstant(`${day}T${mailHour}`) ?? now,
    })
    .onConflictDoUpdate({
      target: [notification.person, notification.kind, notification.event],
      set: {
        data: sql`jsonb_set(${notification.data}, '{times}', to_jsonb((${notification.data} ->> 'times')::int + 1))`,
      },
    });
}

/** Marks as read, in the caller's transaction, what is over: the notifications of a kind that say one of these under a name. */
export async function settle(
  tx: Db,
  person: string,
  { kind, name, values }: { kind: NotificationKind; name: string; values: readonly string[] },
  now = new Date(),
) {
  await tx
    .update(notification)
    .set({ readAt: now })
    .where(
      and(
        eq(notification.person, person),
        eq(notification.kind, kind),
        isNull(notification.readAt),
        inArray(sql`${notification.data} ->> ${name}`, [...values]),
      ),
    );
}
