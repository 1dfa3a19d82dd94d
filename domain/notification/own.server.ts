import * as z from "zod";
import { contactOf, seatOf } from "../person/startup-contact.server.ts";
import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import type { Seat } from "../person/seat.ts";
import type { Role } from "../person/viewer.ts";
import type { Plan } from "../plan/plan.ts";
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

/** Returns the notification kinds that a person can receive, given a founder's plan or an investor's approval. */
const kindsWith = ({ role, approved }: { role: Role; approved: boolean }, plan: Plan): NotificationKind[] =>
  kindsFor[role].filter((kind: NotificationKind) => {
    const right = rightOf[kind];
    return (right === undefined || isOpen(plan, right)) && (kind !== "match" || approved);
  });

const planWith = async (db: Db, seat: Seat | null | undefined, now: Date): Promise<Plan> =>
  seat ? (await planOf(db, seat.id, now)).plan : "free";

const ownKinds = async (db: Db, { viewer }: Actor, now: Date) =>
  kindsWith(viewer, await planWith(db, viewer.startup, now));

/**
 * Returns the notification kinds that the person with this id can receive now. Loads the person's role and plan, so the
 * person need not be signed in.
 */
export async function kindsOpenTo(db: Db, id: string, now = new Date()): Promise<NotificationKind[]> {
  const [who] = await db.select({ role: person.role, verdict: person.verdict }).from(person).where(eq(person.id, id));
  if (!who) return [];
  const seat = who.role === "founder" ? await seatOf(db, id) : null;
  return kindsWith({ role: who.role, approved: who.verdict === "yes" }, await planWith(db, seat, now));
}

const ofKinds = (own: string, kinds: NotificationKind[]) =>
  and(eq(notification.person, own), inArray(notification.kind, kinds));

export async function ownNotifications(db: Db, actor: Actor, now = new Date()) {
  const own = ownId(actor);
  const { id, kind, event, data, notifiedAt, readAt } = notification;
  return db
    .select({ id, kind, event, data, notifiedAt, readAt, inAll })
    .from(notification)
    .where(ofKinds(own, await ownKinds(db, actor, now)))
    .orderBy(desc(notifiedAt), desc(id))
    .limit(shown);
}

/** `plan` is the founder's plan if already loaded by the caller. */
export async function countUnread(db: Db, actor: Actor, { now = new Date(), plan }: { now?: Date; plan?: Plan } = {}) {
  const own = ownId(actor);
  const kinds = plan ? kindsWith(actor.viewer, plan) : await ownKinds(db, actor, now);
  return db.$count(notification, and(ofKinds(own, kinds), isNull(notification.readAt)));
}

/**
 * Marks the notifications in `seen` as read, and those too old to be listed; null marks all. Their dates don't tell which
 * came since, because a day's summary is dated eight in the morning.
 */
export async function markRead(db: Db, actor: Actor, seen: readonly string[] | null, now = new Date()) {
  const own = ownId(actor);
  const its = ofKinds(own, await ownKinds(db, actor, now));
  const { id, notifiedAt, readAt } = notification;
  const older = db.select({ id }).from(notification).where(its).orderBy(desc(notifiedAt), desc(id)).offset(shown);
  const ids = (seen ?? []).filter((each) => z.uuid().safeParse(each).success).slice(0, shown);
  const isSeen = seen === null ? undefined : or(inArray(id, ids), inArray(id, older));
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(its, isNull(readAt), isSeen));
}

/** Checks whether a person is the startup's contact, who gets the e-mails about the startup. */
export const getsStartupMails = async (db: Db, id: string, startup: string) =>
  (await contactOf(db, startup))?.id === id;

async function openChoices(db: Db, actor: Actor, now: Date): Promise<MailChoice[]> {
  const { viewer } = actor;
  const kinds = await ownKinds(db, actor, now);
  const isContact = viewer.startup !== null && (await getsStartupMails(db, viewer.id, viewer.startup.id));
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
