import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { changesOf, type Overtaken } from "../edit-conflict/edit-conflict.server.ts";
import { mustHave } from "../audit/access.ts";
import { checkInsOf } from "../kpi/history.server.ts";
import { computeFigures } from "../kpi/figures.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { may } from "../team/rights.ts";
import { absenceRule, afterUntil, isSayable, meanOf, type MeetingOutcome, type NoteKind } from "./after.ts";
import { type Limited, mayTry } from "./booking.server.ts";
import { hostShownDays } from "./host.ts";
import { meeting, meetingFeedback, meetingMark, meetingNote } from "./meeting.table.ts";

type Said = "stored" | "gone" | "closed" | Overtaken;
/** The submitted fields, which include digests of the displayed values. */
type Sent = { sent?: Record<string, string> };
type Whose = { founder: string } | { host: string };
/** `by` is the acting account; null for a host who acts through a personal link. */
type Voice = { whose: Whose; id: string; by: string | null };

const sideOf = (whose: Whose) => ("founder" in whose ? ("guest" as const) : ("host" as const));

async function lockOwn(tx: Db, { whose, id }: Pick<Voice, "whose" | "id">) {
  const own =
    "founder" in whose
      ? eq(meeting.founder, whose.founder)
      : and(eq(meeting.host, whose.host), isNotNull(meeting.founder));
  const [row] = await tx
    .select()
    .from(meeting)
    .where(and(eq(meeting.id, id), own))
    .for("update");
  return row;
}

/** Stores one side's statement about a meeting; replaces only an earlier statement of the same side. */
export async function sayOfMeeting(tx: Db, voice: Voice, outcome: MeetingOutcome, now: Date): Promise<Said> {
  const row = await lockOwn(tx, voice);
  if (!row) return "gone";
  if (!isSayable(row, now)) return "closed";
  const stated = { outcome, by: voice.by, at: now };
  await tx
    .insert(meetingMark)
    .values({ meeting: row.id, side: sideOf(voice.whose), ...stated })
    .onConflictDoUpdate({ target: [meetingMark.meeting, meetingMark.side], set: stated });
  return "stored";
}

export async function giveFeedback(
  tx: Db,
  voice: Voice,
  { sent = {}, ...given }: { rating: number; sentence: string } & Sent,
  now: Date,
): Promise<Said> {
  const row = await lockOwn(tx, voice);
  if (!row) return "gone";
  if (!isSayable(row, now)) return "closed";
  const side = sideOf(voice.whose);
  const { rating, sentence } = meetingFeedback;
  const [saved] = await tx
    .select({ rating, sentence })
    .from(meetingFeedback)
    .where(and(eq(meetingFeedback.meeting, row.id), eq(meetingFeedback.side, side)));
  const { changed, overtaken } = changesOf<Partial<typeof given>>(sent, given, saved ?? {});
  if (overtaken.length > 0) return { refused: "overtaken", overtaken };
  if (saved && Object.keys(changed).length === 0) return "stored";
  const stated = { ...given, ...saved, ...changed, by: voice.by, at: now };
  await tx
    .insert(meetingFeedback)
    .values({ meeting: row.id, side, ...stated })
    .onConflictDoUpdate({ target: [meetingFeedback.meeting, meetingFeedback.side], set: stated });
  return "stored";
}

/** Stores a host's private or shared note on a booked meeting. An empty text deletes the note. */
export async function writeNote(
  tx: Db,
  voice: Voice,
  { kind, text, sent = {} }: { kind: NoteKind; text: string } & Sent,
  now: Date,
): Promise<Said> {
  const row = await lockOwn(tx, voice);
  if (!row) return "gone";
  if (row.cancelledAt || now >= afterUntil(row.endsAt)) return "closed";
  const of = and(eq(meetingNote.meeting, row.id), eq(meetingNote.kind, kind));
  const [saved = { text: "" }] = await tx.select({ text: meetingNote.text }).from(meetingNote).where(of);
  const { changed, overtaken } = changesOf(sent, { text }, saved);
  if (overtaken.length > 0) return { refused: "overtaken", overtaken };
  if (changed.text === undefined) return "stored";
  if (text === "") {
    await tx.delete(meetingNote).where(of);
    return "stored";
  }
  const written = { text, by: voice.by, at: now };
  await tx
    .insert(meetingNote)
    .values({ meeting: row.id, kind, ...written })
    .onConflictDoUpdate({ target: [meetingNote.meeting, meetingNote.kind], set: written });
  return "stored";
}

async function asGuest(
  db: Db,
  actor: Actor,
  id: string,
  change: (tx: Db, voice: Voice) => Promise<Said>,
): Promise<Said | Limited> {
  const founder = mustEdit(actor);
  const limited = await mayTry(db, founder);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    return change(tx, { whose: { founder }, id, by: actor.viewer.id });
  });
}

export const markMeeting = (
  db: Db,
  actor: Actor,
  { id, outcome }: { id: string; outcome: MeetingOutcome },
  now = new Date(),
) => asGuest(db, actor, id, (tx, voice) => sayOfMeeting(tx, voice, outcome, now));

export const rateMeeting = (
  db: Db,
  actor: Actor,
  { id, ...given }: { id: string; rating: number; sentence: string } & Sent,
  now = new Date(),
) => asGuest(db, actor, id, (tx, voice) => giveFeedback(tx, voice, given, now));

export const latestMonth = async (db: Db, founder: string) => (await checkInsOf(db, founder)).at(-1)?.month ?? null;

export const shareFigures = (db: Db, actor: Actor, { id, share }: { id: string; share: boolean }, now = new Date()) =>
  asGuest(db, actor, id, async (tx, voice) => {
    const row = await lockOwn(tx, voice);
    if (!row) return "gone";
    if (row.cancelledAt || now >= afterUntil(row.endsAt)) return "closed";
    const figuresMonth = share && row.founder ? await latestMonth(tx, row.founder) : null;
    await tx.update(meeting).set({ figuresMonth }).where(eq(meeting.id, row.id));
    return "stored";
  });

async function statementsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return { marks: [], notes: [], feedback: [] };
  return {
    marks: await db
      .select()
      .from(meetingMark)
      .where(inArray(meetingMark.meeting, [...ids])),
    notes: await db
      .select()
      .from(meetingNote)
      .where(inArray(meetingNote.meeting, [...ids])),
    feedback: await db
      .select()
      .from(meetingFeedback)
      .where(inArray(meetingFeedback.meeting, [...ids])),
  };
}

export async function afterForGuest(db: Db, actor: Actor, id: string) {
  const founder = mustRead(actor);
  const [row] = await db
    .select()
    .from(meeting)
    .where(and(eq(meeting.id, id), eq(meeting.founder, founder)));
  if (!row) return undefined;
  const { marks, notes, feedback } = await statementsOf(db, [id]);
  const given = feedback.find(({ side }) => side === "guest");
  return {
    outcome: marks.find(({ side }) => side === "guest")?.outcome ?? null,
    note: notes.find(({ kind }) => kind === "shared")?.text ?? null,
    feedback: given ? { rating: given.rating, sentence: given.sentence } : null,
    figuresMonth: row.figuresMonth,
  };
}

async function figuresIn(db: Db, founder: string, until: string, now: Date) {
  const months = (await checkInsOf(db, founder)).filter(({ month }) => month <= until);
  const { latest, runway } = computeFigures(months, parisDay(now));
  if (latest?.month !== until) return null;
  const { month, mrr, cac, churn } = latest;
  return { month, mrr, cac, churn, runway };
}

/** Covers the meetings that the host's page shows, by meeting id. */
export async function afterForHost(db: Db, host: string, now = new Date()) {
  const since = new Date(now.getTime() - hostShownDays * 24 * 3_600_000);
  const rows = await db
    .select()
    .from(meeting)
    .where(and(eq(meeting.host, host), gt(meeting.endsAt, since), or(isNull(meeting.cancelledAt), meeting.late)))
    .orderBy(meeting.startsAt, meeting.id);
  const { marks, notes, feedback } = await statementsOf(
    db,
    rows.map(({ id }) => id),
  );
  const of = new Map<
    string,
    {
      outcome: MeetingOutcome | null;
      notes: Record<NoteKind, string>;
      given: { rating: number; sentence: string } | null;
      isSayable: boolean;
      figures: Awaited<ReturnType<typeof figuresIn>>;
    }
  >();
  for (const row of rows) {
    const isOurs = ({ meeting: id, side }: { meeting: string; side: string }) => id === row.id && side === "host";
    const note = (kind: NoteKind) => notes.find((each) => each.meeting === row.id && each.kind === kind)?.text ?? "";
    const rated = feedback.find(isOurs);
    const shows = !row.cancelledAt && row.figuresMonth !== null && now < afterUntil(row.endsAt);
    of.set(row.id, {
      outcome: marks.find(isOurs)?.outcome ?? null,
      notes: { private: note("private"), shared: note("shared") },
      given: rated ? { rating: rated.rating, sentence: rated.sentence } : null,
      isSayable: isSayable(row, now),
      figures: shows && row.founder ? await figuresIn(db, row.founder, row.figuresMonth ?? "", now) : null,
    });
  }
  return of;
}

export async function absences(db: Db, actor: Actor, now = new Date()) {
  mustHave(actor, "hours");
  if (!may(actor, "startups")) return [];
  const since = new Date(now.getTime() - absenceRule.days * 24 * 3_600_000);
  const rows = await db
    .select({
      side: meetingMark.side,
      host: meeting.host,
      founder: meeting.founder,
      startup: founderProfile.startup_name,
    })
    .from(meetingMark)
    .innerJoin(meeting, eq(meeting.id, meetingMark.meeting))
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .where(and(eq(meetingMark.outcome, "absent"), gt(meeting.startsAt, since), lte(meeting.startsAt, now)));
  // Each side reports the absence of the other side.
  const missed = Map.groupBy(rows, ({ side, host, founder }) =>
    side === "guest" ? `host ${host}` : `startup ${founder}`,
  );
  type Missed = { kind: "host" | "startup"; id: string; startup: string | null; times: number };
  return [...missed.values()].flatMap((each): Missed[] => {
    const [first] = each;
    if (!first?.founder || each.length < absenceRule.shown) return [];
    return first.side === "guest"
      ? [{ kind: "host", id: first.host, startup: null, times: each.length }]
      : [{ kind: "startup", id: first.founder, startup: first.startup, times: each.length }];
  });
}

export async function feedbackOn(db: Db, actor: Actor, host: string) {
  mustHave(actor, "hours");
  if (!may(actor, "startups")) return null;
  const rows = await db
    .select({
      ...{ side: meetingFeedback.side, rating: meetingFeedback.rating, sentence: meetingFeedback.sentence },
      ...{ startsAt: meeting.startsAt, startup: founderProfile.startup_name },
    })
    .from(meetingFeedback)
    .innerJoin(meeting, eq(meeting.id, meetingFeedback.meeting))
    .leftJoin(founderProfile, eq(founderProfile.user_id, meeting.founder))
    .where(eq(meeting.host, host))
    .orderBy(sql`${meeting.startsAt} desc`, meeting.id);
  return { rows, mean: meanOf(rows.filter(({ side }) => side === "guest").map(({ rating }) => rating)) };
}
