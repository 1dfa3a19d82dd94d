import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { lockChat } from "../copilot/conversation.server.ts";
import { chatMessage, insightDismissal } from "../copilot/chat.table.ts";
import { takeBackYesOf } from "../introduction/answer.server.ts";
import { cancelMeetingsOfLeaver } from "../introduction/meeting.server.ts";
import { notification } from "../notification/notification.table.ts";
import { closeFeed } from "../person/close-feed.server.ts";
import { person } from "../person/person.table.ts";
import { lockStartup, seatOf, seatsOf } from "../person/startup-contact.server.ts";
import { seatInvitation, startup, startupSeat } from "../person/startup.table.ts";
import { noteSeat } from "../person/take-seat.server.ts";
import { rememberTrial } from "../plan-grant/trial-taken.server.ts";
import { handOverApplications } from "../pitch-session/hand-over.server.ts";
import { digestOf } from "../suppression/suppression.server.ts";
import { mailChange } from "./seat-mails.server.ts";
import { seatLeftEmail } from "./seat.emails.server.ts";
import { passContact } from "./contact.server.ts";

export async function lockedSeats(tx: Db, id: string) {
  await lockStartup(tx, id);
  const [led] = await tx.select({ contact: startup.contact }).from(startup).where(eq(startup.id, id));
  const seats = await seatsOf(tx, id);
  return { contact: led?.contact, seats };
}

export async function withdrawInvitationsOf(tx: Db, by: string, startupId: string, now: Date) {
  const { acceptedAt, refusedAt, withdrawnAt } = seatInvitation;
  await tx
    .update(seatInvitation)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(seatInvitation.startup, startupId),
        eq(seatInvitation.by, by),
        isNull(acceptedAt),
        isNull(refusedAt),
        isNull(withdrawnAt),
      ),
    );
}

async function rememberTrialOf(tx: Db, who: string, now: Date) {
  const [own] = await tx.select({ email: person.email }).from(person).where(eq(person.id, who));
  if (own) await rememberTrial(tx, own.email, now);
}

async function handOverApplicationsOf(tx: Db, who: string) {
  const [own] = await tx.select({ email: person.email }).from(person).where(eq(person.id, who));
  if (own) await handOverApplications(tx, { ...own, startups: [], digest: await digestOf(tx, own.email) });
}

/**
 * Deletes the chat messages and notifications of a person who has left a startup, because they contain the startup's
 * figures.
 */
export async function forgetQuotes(tx: Db, who: string) {
  await lockChat(tx, who);
  await tx.delete(chatMessage).where(eq(chatMessage.founder, who));
  await tx.delete(insightDismissal).where(eq(insightDismissal.founder, who));
  await tx.delete(notification).where(eq(notification.person, who));
}

/** A request for a plan is the startup's, so it does not follow a person to another startup. */
export const endPlanRequest = (tx: Db, who: string) =>
  tx.update(person).set({ requestedPlan: null }).where(eq(person.id, who));

/** Returns false, without any change, if the person is the startup's only member. */
export async function vacateSeat(
  tx: Db,
  who: string,
  { by, kind, reason = "" }: { by: string; kind: "left" | "removed"; reason?: string },
  now: Date,
) {
  const seat = await seatOf(tx, who);
  if (!seat) return false;
  const { contact, seats } = await lockedSeats(tx, seat.id);
  const held = seats.find(({ person: each }) => each === who);
  if (!held || seats.length < 2 || !contact) return false;
  const successor = await passContact(tx, who, now);
  await withdrawInvitationsOf(tx, who, seat.id, now);
  await rememberTrialOf(tx, who, now);
  await tx.delete(startupSeat).where(eq(startupSeat.person, who));
  await cancelMeetingsOfLeaver(tx, { startup: seat.id, leaver: who }, now);
  await takeBackYesOf(tx, { startup: seat.id, speaker: who });
  await forgetQuotes(tx, who);
  await endPlanRequest(tx, who);
  await closeFeed(tx, who);
  await handOverApplicationsOf(tx, who);
  await noteSeat(tx, { startup: seat.id, person: who, kind, role: held.role, by, reason }, now);
  if (kind === "left" && !successor)
    await mailChange(tx, contact, seatLeftEmail, { startup: seat.id, person: who, role: held.role });
  return true;
}

/**
 * Locks the startup before the account, like `accept`, to prevent deadlocks. Returns false if the caller must retry.
 */
export async function lockMember(tx: Db, email: string) {
  const its = eq(person.email, emailKey(email));
  const seated = async () => {
    const [own] = await tx
      .select({ id: startupSeat.startup })
      .from(startupSeat)
      .innerJoin(person, eq(person.id, startupSeat.person))
      .where(its);
    return own?.id;
  };
  const startupId = await seated();
  if (startupId !== undefined) await lockStartup(tx, startupId);
  await tx.select({ id: person.id }).from(person).where(its).for("update");
  return (await seated()) === startupId;
}
