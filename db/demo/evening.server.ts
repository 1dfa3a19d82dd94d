import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { introduction } from "../../domain/introduction/introduction.table.ts";
import { sayOutcome } from "../../domain/introduction/outcome.server.ts";
import type { Event } from "../../domain/content/content.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { notification } from "../../domain/notification/notification.table.ts";
import { acceptForSession } from "../../domain/pitch-session/session-place.server.ts";
import { sessionPlace } from "../../domain/pitch-session/session-place.table.ts";
import { startTurn } from "../../domain/session-day/clock.server.ts";
import { placesInOrder, sendOrder } from "../../domain/session-day/order.server.ts";
import { markPresence } from "../../domain/session-day/presence.server.ts";
import { setCard } from "../../domain/session-record/card.server.ts";
import { closeSession } from "../../domain/session-record/close.server.ts";
import { guestsOf } from "../../domain/session-seat/desk.server.ts";
import { reserveSeat } from "../../domain/session-seat/reserve.server.ts";
import { sendWishes } from "../../domain/session-wish/send.server.ts";
import { wishesLeaveAt, wishesUntil } from "../../domain/session-wish/session-wish.ts";
import { showToFounders, wishForInvestor, wishToMeet } from "../../domain/session-wish/wish.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

type Session = Event & { startsOn: string };

type Played = {
  admin: Actor;
  founders: readonly Actor[];
  investors: readonly Actor[];
  apply(founder: Actor, session: string, at: Date): Promise<string>;
};

async function prepare(tx: Db, { admin, founders, investors, apply }: Played, session: Session, at: Date) {
  const leads = [];
  for (const founder of founders) {
    const lead = await apply(founder, session.id, at);
    await acceptForSession(tx, admin, lead, session);
    const placed = await tx
      .update(sessionPlace)
      .set({ acceptedAt: at })
      .where(eq(sessionPlace.leadId, lead))
      .returning({ id: sessionPlace.id });
    const events = placed.map(({ id }) => `place ${id}`);
    await tx.update(notification).set({ notifiedAt: at }).where(inArray(notification.event, events));
    leads.push(lead);
  }
  for (const investor of investors) await reserveSeat(tx, investor, session.id, at);
  await sendOrder(tx, admin, session.id, at);
  return leads;
}

/** Prepares an upcoming session: the order of the pitches was e-mailed and seats were reserved two days ago. */
export const prepareEvening = (tx: Db, played: Played, session: Session, now: Date) =>
  prepare(tx, played, session, new Date(now.getTime() - 2 * day));

/**
 * Loads a past session: pitches, presence, wishes, introductions, what both sides reported about them, and the closing
 * of the session.
 */
export async function playEvening(tx: Db, played: Played, session: Session, now: Date) {
  const { admin, founders, investors } = played;
  const leaves = wishesLeaveAt(session);
  const begins = new Date(leaves.getTime() - 5 * 60 * minute);
  const leads = await prepare(tx, played, session, new Date(begins.getTime() - 20 * day));
  const { id } = session;
  for (const founder of founders.slice(0, 2)) await setCard(tx, founder, { session: id, shown: true }, begins);
  for (const investor of investors) await showToFounders(tx, investor, { session: id, shown: true });
  const { rows } = await guestsOf(tx, admin, id, "seated");
  const absent = investors.at(-1)?.viewer.email;
  for (const { id: guest, email } of rows) {
    if (email === absent) continue;
    const tap = { guest, kind: "investor" as const, present: true, tap: randomUUID(), tappedAt: begins };
    await markPresence(tx, admin, id, tap, begins);
  }
  const places = await placesInOrder(tx, id, begins);
  for (const [index, { place }] of places.entries()) {
    const at = new Date(begins.getTime() + 12 * index * minute);
    await startTurn(tx, admin, { session: id, place, press: "start" }, at);
    await startTurn(tx, admin, { session: id, place, press: "end" }, new Date(at.getTime() + 10 * minute));
  }
  const evening = new Date(begins.getTime() + 150 * minute);
  const startups = founders.map(({ viewer }) => viewer.startup?.id ?? "");
  for (const [index, investor] of investors.entries())
    for (const startup of [startups[0], startups[(index % 3) + 1]])
      if (startup) await wishToMeet(tx, investor, { session: id, startup, wished: true }, evening);
  for (const [index, founder] of founders.entries()) {
    const investor = investors[Math.max(0, index - 1)]?.viewer.id ?? "";
    await wishForInvestor(tx, founder, { session: id, investor, wished: true }, evening);
  }
  await sendWishes(tx, leaves);
  await closeSession(tx, admin, { session, pitched: leads, answer: null }, wishesUntil(session));
  await sayWhatBecame(tx, played, id, now);
}

async function sayWhatBecame(tx: Db, { founders, investors }: Played, session: string, now: Date) {
  const made = await tx.select().from(introduction).where(eq(introduction.session, session));
  for (const { id, founder, investor, ending } of made) {
    if (ending !== "yes") continue;
    const sides = [
      founders.find(({ viewer }) => viewer.startup?.id === founder),
      investors.find(({ viewer }) => viewer.id === investor),
    ];
    for (const side of sides) if (side) await sayOutcome(tx, side, { id, outcome: "met" }, now);
  }
}
