import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import { confirmedAddress } from "../confirmed-address/confirmed-address.table.ts";
import { raiseVersion } from "../content/content.server.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { type Answer, sessionAsked, answerTheOthers, unanswered } from "../pitch-session/answer.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { lockPlaces } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPresence } from "../session-day/session-day.table.ts";
import { seatsOf } from "../session-seat/own.server.ts";
import { countWishes } from "../session-wish/count.server.ts";
import { wishesUntil } from "../session-wish/session-wish.ts";
import { recordOf } from "./record.server.ts";
import { sessionRecord } from "./session-record.table.ts";
import { digestOf } from "../edit-conflict/edit-conflict.server.ts";

type Session = Pick<Event, "id" | "endsOn" | "startTime" | "endTime" | "format"> & { startsOn: string };

const hasPlace = (session: string) => and(eq(sessionPlace.session, session), isNull(sessionPlace.takenBackAt));

const selectedFor = (db: Db, session: string) =>
  db
    .select({ lead: lead.id, startup: sql<string>`coalesce(${lead.payload} ->> 'startupName', '')` })
    .from(sessionPlace)
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .where(hasPlace(session))
    .orderBy(asc(sessionPlace.acceptedAt), asc(sessionPlace.id));

type Leads = readonly { lead: string }[];

/** A digest of who has a place and who gets a rejection, so that a form can say whom it showed. */
const closingAs = (...shown: [selected: Leads, open: Leads]) =>
  digestOf(JSON.stringify(shown.map((leads) => leads.map((each) => each.lead).toSorted())));

export async function proposalOf(db: Db, actor: Actor, session: Session, now = new Date()) {
  mustHave(actor, "sessions");
  const { id } = session;
  const [selected, open] = [await selectedFor(db, id), await unanswered(db, id)];
  return {
    record: await recordOf(db, id),
    from: wishesUntil(session),
    isOpen: now >= wishesUntil(session),
    selected,
    unanswered: open.length,
    shown: closingAs(selected, open),
  };
}

export type Closing = {
  session: Session;
  /** The lead ids of the applications of the startups that pitched. */
  pitched: readonly string[];
  /** The rejection sent to the unanswered applications; may be null only if there are none. */
  answer: Answer | null;
  /** The digest of the displayed proposal, absent when a form sends none. */
  shown?: string | undefined;
};

export type Closed = "stored" | "already" | "early" | "cancelled" | "overtaken" | "reason";

/**
 * Records who pitched, rejects unanswered applications and stores the final counts. Repeating the call has no effect.
 */
export async function closeSession(db: Db, actor: Actor, closing: Closing, now = new Date()): Promise<Closed> {
  const closedBy = mustHave(actor, "sessions");
  const { session, pitched, answer, shown } = closing;
  const { id } = session;
  if (now < wishesUntil(session)) return "early";
  return db.transaction(async (tx) => {
    await lockPlaces(tx, id);
    if (await recordOf(tx, id)) return "already";
    if ((await seatsOf(tx, session)).cancelled) return "cancelled";
    const open = await unanswered(tx, id);
    if (shown !== undefined && shown !== closingAs(await selectedFor(tx, id), open)) return "overtaken";
    if (!answer && open.length > 0) return "reason";
    const isPitched = pitched.length === 0 ? sql`false` : inArray(sql`${sessionPlace.leadId}::text`, [...pitched]);
    await tx
      .update(sessionPlace)
      .set({ pitched: sql`${isPitched}` })
      .where(hasPlace(id));
    if (answer) await answerTheOthers(tx, actor, id, answer, now);
    const counts = {
      applied: await appliedFor(tx, id),
      selected: await tx.$count(sessionPlace, hasPlace(id)),
      pitched: await tx.$count(sessionPlace, and(hasPlace(id), sessionPlace.pitched)),
      present: await presentAt(tx, id),
      ...(await countWishes(tx, id)),
    };
    await tx.insert(sessionRecord).values({ session: id, closedAt: now, closedBy, ...counts });
    await audit(tx, actor, { action: "session.close", object: { kind: "content.event", id } });
    await raiseVersion(tx);
    return "stored";
  });
}

/** Returns the number of investors marked as present, or null if no investor was marked as present or absent. */
async function presentAt(db: Db, session: string) {
  const here = and(eq(sessionPresence.session, session), isNotNull(sessionPresence.investor));
  if ((await db.$count(sessionPresence, here)) === 0) return null;
  return db.$count(sessionPresence, and(here, sessionPresence.present));
}

/**
 * Returns the number of addresses that applied for a session. Without an account or a place at the session, only
 * confirmed addresses count, because strangers could otherwise raise the published number with made-up addresses.
 */
async function appliedFor(db: Db, session: string) {
  const isConfirmed = exists(
    db
      .select({ one: sql`1` })
      .from(confirmedAddress)
      .where(eq(confirmedAddress.email, lead.email)),
  );
  const [found] = await db
    .select({ applied: sql<number>`count(distinct ${lead.email})::int` })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionPlace, and(eq(sessionPlace.leadId, lead.id), hasPlace(session)))
    .where(
      and(
        ...[eq(lead.form, "pitch-application"), eq(lead.spam, false)],
        or(eq(sessionAsked, session), eq(sessionPlace.session, session)),
        or(isNotNull(pitchApplication.lead), isNotNull(sessionPlace.leadId), isConfirmed),
      ),
    );
  return found?.applied ?? 0;
}
