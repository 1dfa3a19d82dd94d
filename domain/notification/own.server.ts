import { contactOf, seatOf } from "../person/startup-contact.server.ts";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { isOpen } from "../plan/rights.ts";
import { planOf } from "../plan-grant/current-plan.server.ts";
import {
  digestKindsFor,
  kindsFor,
  type MailChoice,
  mailsOfContact,
  type NotificationKind,
  rightOf,
  wholeMailsFor,
} from "./notification.ts";
import { notification, notificationChoice } from "./notification.table.ts";

const shown = 50;

const ownId = ({ viewer }: Actor) => viewer.id;

/** Returns the notification kinds that a person can receive now, given a founder's plan or an investor's approval. */
export async function kindsOpenTo(db: Db, id: string, now = new Date()): Promise<NotificationKind[]> {
  const [who] = await db.select({ role: person.role, verdict: person.verdict }).from(person).where(eq(person.id, id));
  if (!who) return [];
  if (who.role !== "founder") return kindsFor[who.role].filter((kind) => kind !== "match" || who.verdict === "yes");
  const seat = await seatOf(db, id);
  const { plan } = seat ? await planOf(db, seat.id, now) : { plan: "free" as const };
  return kindsFor.founder.filter((kind: NotificationKind) => {
    const right = rightOf[kind];
    return right === undefined || isOpen(plan, right);
  });
}

const openTo = async (db: Db, id: string, now: Date) =>
  and(eq(notification.person, id), inArray(notification.kind, await kindsOpenTo(db, id, now)));

export async function ownNotifications(db: Db, actor: Actor, now = new Date()) {
  const own = ownId(actor);
  const { id, kind, event, data, notifiedAt, readAt } = notification;
  return db
    .select({ id, kind, event, data, notifiedAt, readAt, inAll })
    .from(notification)
    .where(await openTo(db, own, now))
    .orderBy(desc(notifiedAt), desc(id))
    .limit(shown);
}

export async function countUnread(db: Db, actor: Actor, now = new Date()) {
  const own = ownId(actor);
  return db.$count(notification, and(await openTo(db, own, now), isNull(notification.readAt)));
}

export async function markRead(db: Db, actor: Actor, now = new Date()) {
  const own = ownId(actor);
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(await openTo(db, own, now), isNull(notification.readAt)));
}

/**
 * Checks whether a person is the startup's contact, who gets the e-mails about the startup. Returns null for a person
 * without a startup.
 */
export async function getsStartupMails(db: Db, id: string) {
  const seat = await seatOf(db, id);
  return seat ? (await contactOf(db, seat.id))?.id === id : null;
}

async function openChoices(db: Db, { viewer }: Actor, now: Date): Promise<MailChoice[]> {
  const kinds = await kindsOpenTo(db, viewer.id, now);
  const isContact = viewer.role === "founder" && (await getsStartupMails(db, viewer.id));
  return [
    ...wholeMailsFor[viewer.role].filter((mail) => isContact || !mailsOfContact.includes(mail)),
    ...digestKindsFor(viewer.role).filter((kind) => kinds.includes(kind)),
  ];
}

export async function mailChoices(
  db: Db,
  actor: Actor,
  now = new Date(),
): Promise<Partial<Record<MailChoice, boolean>>> {
  const own = ownId(actor);
  const rows = await db.select().from(notificationChoice).where(eq(notificationChoice.person, own));
  const chosen = new Map(rows.map(({ kind, byMail }) => [kind, byMail]));
  return Object.fromEntries((await openChoices(db, actor, now)).map((kind) => [kind, chosen.get(kind) ?? true]));
}

export async function chooseMails(db: Db, actor: Actor, byMail: readonly MailChoice[], now = new Date()) {
  const own = ownId(actor);
  const kinds = await openChoices(db, actor, now);
  if (kinds.length === 0) return;
  await db
    .insert(notificationChoice)
    .values(kinds.map((kind) => ({ person: own, kind, byMail: byMail.includes(kind), chosenAt: now })))
    .onConflictDoUpdate({
      target: [notificationChoice.person, notificationChoice.kind],
      set: { byMail: sql`excluded.by_mail`, chosenAt: now },
    });
}
