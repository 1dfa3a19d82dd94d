import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import type { Lead } from "../lead/lead.server.ts";
import { guide, guideDone, guideMail, guidePause } from "./guide.table.ts";
import { isWanted } from "./wanted.server.ts";
import { dayAfter, guideDays } from "./schedule.ts";
import { guideFirstDayEmail, guideLinkEmail } from "./guide.emails.server.ts";

/** Creates the guide, or keeps the existing guide of this address; resolves to the e-mail to send. */
export async function startGuide(tx: Db, lead: Lead, now = new Date()): Promise<EmailToSend> {
  const { lang } = lead;
  const email = lead.email;
  const firstName = String(lead.payload["firstName"]);
  const id = randomUUID();
  const started = await tx
    .insert(guide)
    .values({ id, leadId: lead.id, email, lang, firstName, nextDay: 2, nextOn: dayAfter(parisDay(now)) })
    .onConflictDoNothing({ target: guide.email })
    .returning({ id: guide.id });
  if (started.length > 0) {
    await tx.insert(guideMail).values({ guideId: id, day: 1 });
    return guideFirstDayEmail.with({ lang, guide: id, day: 1 });
  }
  const [known] = await tx.select({ id: guide.id }).from(guide).where(eq(guide.email, email));
  if (!known) throw new Error("A guide for this address was there and is gone");
  return guideLinkEmail.with({ lang, guide: known.id });
}

const reader = {
  id: guide.id,
  email: guide.email,
  lang: guide.lang,
  firstName: guide.firstName,
  nextDay: guide.nextDay,
  nextOn: guide.nextOn,
  stopped: sql<boolean>`${guidePause.id} is not null`,
  wanted: isWanted,
};

export async function findGuide(db: Db, id: string) {
  const [found] = await db
    .select(reader)
    .from(guide)
    .leftJoin(guidePause, and(eq(guidePause.guideId, guide.id), isNull(guidePause.resumedAt)))
    .where(eq(guide.id, id));
  return found;
}

export type Guide = NonNullable<Awaited<ReturnType<typeof findGuide>>>;

export async function wantMails(db: Db, { id, email }: Pick<Guide, "id" | "email">) {
  await db.transaction(async (tx) => {
    await confirmAddress(tx, email, "guide");
    await resumeMails(tx, id);
  });
}

/** Stops the guide's e-mails from now on, including those already queued. */
export async function stopMails(db: Db, id: string) {
  await db.insert(guidePause).values({ guideId: id }).onConflictDoNothing();
}

export async function resumeMails(db: Db, id: string) {
  await db
    .update(guidePause)
    .set({ resumedAt: sql`now()` })
    .where(and(eq(guidePause.guideId, id), isNull(guidePause.resumedAt)));
}

/** Puts back an e-mail dropped while the guide was stopped, so that it is sent after resuming. */
async function putMailBack(db: Db, id: string, day: number) {
  await db.transaction(async (tx) => {
    await tx.delete(guideMail).where(and(eq(guideMail.guideId, id), eq(guideMail.day, day)));
    await tx
      .update(guide)
      .set({ nextDay: day })
      .where(and(eq(guide.id, id), lt(sql`${day}::int`, guide.nextDay)));
  });
}

export async function readerOf(db: Db, id: string, day: number) {
  const reader = await findGuide(db, id);
  if (reader && !reader.stopped) return reader;
  if (reader) await putMailBack(db, id, day);
  return null;
}

export const isGuideDay = (day: number) => Number.isInteger(day) && day >= 1 && day <= guideDays;

export async function markDay(db: Db, id: string, day: number, done: boolean) {
  if (done) await db.insert(guideDone).values({ guideId: id, day }).onConflictDoNothing();
  else await db.delete(guideDone).where(and(eq(guideDone.guideId, id), eq(guideDone.day, day)));
}

export async function daysDone(db: Db, id: string) {
  const rows = await db
    .select({ day: guideDone.day })
    .from(guideDone)
    .where(eq(guideDone.guideId, id))
    .orderBy(asc(guideDone.day));
  return rows.map(({ day }) => day);
}
