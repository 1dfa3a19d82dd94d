import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { mustBe } from "../audit/access.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { notify } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { memberToMail } from "../person/startup-contact.server.ts";
import { isHidden } from "../publication/published-now.server.ts";
import { mustEdit } from "../startup/access.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { type Limited, lockedOwn, takeChange } from "./change.server.ts";
import { daysAfter, introductionLimits, type Side, slotsText } from "./introduction.ts";
import {
  introductionCancelledEmail,
  introductionGoneEmail,
  introductionMeetingEmail,
} from "./introduction.emails.server.ts";
import { introduction, introductionAnswer, introductionSlot } from "./introduction.table.ts";
import { replyAddressOf } from "./people.server.ts";

type Row = typeof introduction.$inferSelect;
export type Slot = { startsAt: Date; minutes: number };
/**
 * `overtaken`: somebody changed what the page showed. `held`: the startup is hidden from investors. `shut-out`: the
 * investor no longer sees proposed times.
 */
type Changed =
  | { status: "stored" | "gone" | "closed" | "taken" | "slots" | "overtaken" | "held" | "shut-out" }
  | Limited;

/** Checks whether a startup may propose these meeting times: at most three, all different, and within three weeks. */
export function mayPropose(slots: readonly Slot[], now: Date) {
  const until = daysAfter(now, introductionLimits.slotDays);
  const times = new Set(slots.map(({ startsAt }) => startsAt.getTime()));
  return (
    slots.length > 0 &&
    slots.length <= introductionLimits.slots &&
    times.size === slots.length &&
    slots.every(({ startsAt }) => startsAt > now && startsAt <= until)
  );
}

export async function writeSlots(tx: Db, id: string, slots: readonly Slot[]) {
  await tx.delete(introductionSlot).where(eq(introductionSlot.introduction, id));
  await tx
    .insert(introductionSlot)
    .values(slots.map((slot, index) => ({ introduction: id, number: index + 1, ...slot })));
}

/**
 * The investor is notified at most once a day, however often the times change. `shown` is the `slotsText` of the page:
 * times that a colleague has proposed since are not replaced.
 */
export async function proposeSlots(
  db: Db,
  actor: Actor,
  { id, slots, shown }: { id: string; slots: readonly Slot[]; shown?: string | undefined },
  now = new Date(),
): Promise<Changed> {
  mustEdit(actor);
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Changed> => {
    const own = await lockedOwn(tx, actor, id);
    if (own?.side !== "startup") return { status: "gone" };
    const { row } = own;
    if (row.ending !== "yes") return { status: "closed" };
    if (row.meetsAt) return { status: "taken" };
    if (!mayPropose(slots, now)) return { status: "slots" };
    if (await isHidden(tx, row.founder)) return { status: "held" };
    if ((await tx.$count(introduction, and(eq(introduction.id, row.id), isShownToStartup))) === 0)
      return { status: "shut-out" };
    const open = slotsText(await openSlots(tx, row.id, now));
    const expected = shown?.split(",").filter((slot) => slot > now.toISOString());
    if (expected && ![expected.join(","), slotsText(slots)].includes(open)) return { status: "overtaken" };
    if (!(await replyAddressOf(tx, row))) await takeOver(tx, actor, row.id);
    await writeSlots(tx, row.id, slots);
    await notify(
      tx,
      row.investor,
      { kind: "introduction", event: `slots:${row.id}:${parisDay(now)}`, data: { state: "slots" } },
      now,
    );
    await audit(tx, actor, { action: "introduction.slots", object: { kind: "startup", id: row.founder } });
    return { status: "stored" };
  });
}

/** The investor meets whoever proposes times, so mails, free times and a later leaving are about that person. */
const takeOver = (tx: Db, { viewer }: Actor, id: string) =>
  tx
    .update(introductionAnswer)
    .set({ by: viewer.id, email: viewer.email })
    .where(and(eq(introductionAnswer.introduction, id), eq(introductionAnswer.side, "startup")));

/** SQL condition: whoever said yes for the startup has no other meeting with an investor at the time of the slot. */
const isFree = sql`not exists (
  select 1 from introduction other
    join introduction_answer theirs on theirs.introduction = other.id and theirs.side = 'startup'
    join introduction_answer own on own.introduction = introduction.id and own.side = 'startup'
  where other.founder = introduction.founder and other.id <> introduction.id and theirs.by is not distinct from own.by
    and other.meets_at < introduction_slot.starts_at + introduction_slot.minutes * interval '1 minute'
    and other.meets_at + other.meets_minutes * interval '1 minute' > introduction_slot.starts_at)`;

/** Returns the free future times that a startup proposes to an investor who may still meet it. */
export const openSlots = (db: Db, id: string, now: Date) =>
  db
    .select({ startsAt: introductionSlot.startsAt, minutes: introductionSlot.minutes })
    .from(introductionSlot)
    .innerJoin(introduction, eq(introduction.id, introductionSlot.introduction))
    .where(and(eq(introduction.id, id), gt(introductionSlot.startsAt, now), isShownToStartup, isFree))
    .orderBy(asc(introductionSlot.startsAt));

/** Returns "slots" when the time is no longer proposed. Each side gets a calendar file by e-mail. */
export async function pickSlot(
  db: Db,
  actor: Actor,
  { id, slot: { startsAt, minutes } }: { id: string; slot: Slot },
  now = new Date(),
): Promise<Changed> {
  mustBe(actor, "investor");
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Changed> => {
    const own = await lockedOwn(tx, actor, id);
    if (own?.side !== "investor") return { status: "gone" };
    const { row } = own;
    if (row.ending !== "yes") return { status: "closed" };
    if (row.meetsAt) return { status: "taken" };
    if (await isHidden(tx, row.founder)) return { status: "slots" };
    const open = await openSlots(tx, row.id, now);
    if (!open.some((each) => each.startsAt.getTime() === startsAt.getTime() && each.minutes === minutes))
      return { status: "slots" };
    const sequence = row.meetingSequence + 1;
    const meets = { meetsAt: startsAt, meetsMinutes: minutes, meetingSequence: sequence };
    await tx.update(introduction).set(meets).where(eq(introduction.id, row.id));
    await mailBoth(tx, row, (lang, side) =>
      introductionMeetingEmail.with({ lang, introduction: row.id, side, sequence }),
    );
    await audit(tx, actor, { action: "introduction.pick", object: { kind: "startup", id: row.founder } });
    return { status: "stored" };
  });
}

/**
 * Cancels a meeting for startup or investor and e-mails each side a calendar update. The startup may propose new times.
 * `shown` is the start on the page: a meeting that begins at another time is not cancelled.
 */
export async function cancelMeeting(
  db: Db,
  actor: Actor,
  { id, shown }: { id: string; shown?: string | undefined },
  now = new Date(),
): Promise<Changed> {
  mustBe(actor, "investor", "founder");
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Changed> => {
    const own = await lockedOwn(tx, actor, id);
    if (!own) return { status: "gone" };
    const { row } = own;
    if (!row.meetsAt || row.meetsAt <= now) return { status: "closed" };
    if (shown !== undefined && shown !== row.meetsAt.toISOString()) return { status: "overtaken" };
    await dropMeeting(tx, row);
    await audit(tx, actor, { action: "introduction.cancel", object: { kind: "startup", id: row.founder } });
    return { status: "stored" };
  });
}

async function dropMeeting(tx: Db, row: Row, leaver?: Reader) {
  if (!row.meetsAt || !row.meetsMinutes) return;
  const sequence = row.meetingSequence + 1;
  const none = { meetsAt: null, meetsMinutes: null, meetingSequence: sequence };
  await tx.update(introduction).set(none).where(eq(introduction.id, row.id));
  await tx.delete(introductionSlot).where(eq(introductionSlot.introduction, row.id));
  const was = { startsAt: row.meetsAt.toISOString(), minutes: row.meetsMinutes };
  const about = { introduction: row.id, sequence, ...was };
  await mailBoth(tx, row, (lang, side) => introductionCancelledEmail.with({ lang, side, ...about }));
  if (!leaver) return;
  const mail = introductionCancelledEmail.with({ lang: leaver.lang, side: "startup", hasLeft: true, ...about });
  await enqueue(tx, [emailJob(mail, { key: leaver.email })]);
}

const toComeOf = (its: OneSide, now: Date) =>
  and(
    "investor" in its ? eq(introduction.investor, its.investor) : eq(introduction.founder, its.startup),
    gt(introduction.meetsAt, now),
  );

type OneSide = { investor: string } | { startup: string };

/** Cancels the future meetings of a side that lost access. The caller must have locked that side. */
export async function cancelMeetingsOfShutOut(tx: Db, its: OneSide, now: Date) {
  for (const row of await tx.select().from(introduction).where(toComeOf(its, now)).for("update"))
    await dropMeeting(tx, row);
}

/**
 * Cancels the future meetings and proposed times of whoever said yes for a startup and has just left it, because the
 * investor agreed to meet that person. The caller must have locked the startup.
 */
export async function cancelMeetingsOfLeaver(
  tx: Db,
  { startup, leaver }: { startup: string; leaver: string },
  now: Date,
) {
  const rows = await tx
    .select({ row: introduction, leaver: { email: person.email, lang: person.lang } })
    .from(introduction)
    .innerJoin(
      introductionAnswer,
      and(eq(introductionAnswer.introduction, introduction.id), eq(introductionAnswer.side, "startup")),
    )
    .innerJoin(person, eq(person.id, introductionAnswer.by))
    .where(and(toComeOf({ startup }, now), eq(introductionAnswer.by, leaver)))
    .for("update", { of: introduction });
  for (const each of rows) await dropMeeting(tx, each.row, each.leaver);
  const theirs = tx
    .select({ id: introduction.id })
    .from(introduction)
    .innerJoin(introductionAnswer, eq(introductionAnswer.introduction, introduction.id))
    .where(
      and(eq(introduction.founder, startup), eq(introductionAnswer.side, "startup"), eq(introductionAnswer.by, leaver)),
    );
  await tx.delete(introductionSlot).where(inArray(introductionSlot.introduction, theirs));
}

type Reader = Pick<typeof person.$inferSelect, "email" | "lang">;
type Mail = (lang: "en" | "fr", side: Side) => ReturnType<typeof introductionMeetingEmail.with>;

/** E-mails both sides. */
async function mailBoth(tx: Db, row: Row, mail: Mail) {
  for (const side of ["investor", "startup"] as const) {
    const reader = await readerOf(tx, row, side);
    if (reader) await enqueue(tx, [emailJob(mail(reader.lang, side), { key: reader.email })]);
  }
}

/** The startup's recipient is preferably the person who said yes. */
async function readerOf(tx: Db, { id, founder, investor }: Row, side: Side) {
  if (side === "startup") {
    const [answer] = await tx
      .select({ by: introductionAnswer.by })
      .from(introductionAnswer)
      .where(and(eq(introductionAnswer.introduction, id), eq(introductionAnswer.side, "startup")));
    return memberToMail(tx, founder, answer?.by ?? null);
  }
  const its = eq(person.id, investor);
  const [reader] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(its);
  return reader;
}

/** The e-mails contain the calendar data, because the introductions are about to be deleted with one side. */
export async function cancelMeetingsOfErased(tx: Db, gone: OneSide, now = new Date()) {
  const side = "investor" in gone ? "startup" : "investor";
  const rows = await tx.select().from(introduction).where(toComeOf(gone, now));
  for (const row of rows) {
    const reader = await readerOf(tx, row, side);
    if (!reader || !row.meetsAt || !row.meetsMinutes) continue;
    const was = { startsAt: row.meetsAt.toISOString(), minutes: row.meetsMinutes, sequence: row.meetingSequence + 1 };
    const mail = introductionGoneEmail.with({ lang: reader.lang, introduction: row.id, side, ...was });
    await enqueue(tx, [emailJob(mail, { key: reader.email })]);
  }
}
