import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { lockChat } from "../copilot/conversation.server.ts";
import { chatMessage, insightDismissal } from "../copilot/chat.table.ts";
import { notification } from "../notification/notification.table.ts";
import { person } from "../person/person.table.ts";
import { lockStartup, seatOf, seatsOf } from "../person/startup-contact.server.ts";
import { seatInvitation, startup, startupSeat } from "../person/startup.table.ts";
import { noteSeat } from "../person/take-seat.server.ts";
import { rememberTrial } from "../plan-grant/trial-taken.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailChange } from "./seat-mails.server.ts";
import { seatContactEmail, seatLeftEmail, seatSuccessorEmail } from "./seat.emails.server.ts";

/** The seats of a startup, locked until the transaction ends; the contact first. */
export async function lockedSeats(tx: Db, id: string) {
  await lockStartup(tx, id);
  const [led] = await tx.select({ contact: startup.contact }).from(startup).where(eq(startup.id, id));
  const seats = await seatsOf(tx, id);
  return { contact: led?.contact, seats };
}

/** Withdraws what an owner has invited who owns no more. */
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

/** Deletes what quotes a startup's figures to somebody who has left it: their chat and their notifications. */
export async function forgetQuotes(tx: Db, who: string) {
  await lockChat(tx, who);
  await tx.delete(chatMessage).where(eq(chatMessage.founder, who));
  await tx.delete(insightDismissal).where(eq(insightDismissal.founder, who));
  await tx.delete(notification).where(eq(notification.person, who));
}

/**
 * Makes another person the contact before the present one goes: the longest-standing other owner, else an editor, else a
 * reader, who then owns the startup. Resolves to the new contact's id; undefined where the person is not the contact, or
 * nobody else has a seat. For a locked startup.
 */
export async function passContact(tx: Db, leaving: string, now = new Date()) {
  const [led] = await tx.select({ id: startup.id }).from(startup).where(eq(startup.contact, leaving));
  if (!led) return undefined;
  await lockStartup(tx, led.id);
  const successor = (await seatsOf(tx, led.id)).find((seat) => seat.person !== leaving);
  if (!successor) return undefined;
  const { person: id, role } = successor;
  if (role !== "owner") await tx.update(startupSeat).set({ role: "owner" }).where(eq(startupSeat.person, id));
  await tx
    .update(startup)
    .set({ contact: id })
    .where(and(eq(startup.id, led.id), eq(startup.contact, leaving)));
  const [successorIs] = await tx
    .select({ name: person.name, email: person.email })
    .from(person)
    .where(eq(person.id, id));
  await tx
    .update(founderProfile)
    .set({ founder_name: successorIs?.name ?? "", email: successorIs?.email ?? "", phone: "", updated_at: now })
    .where(eq(founderProfile.user_id, led.id));
  await noteSeat(tx, { startup: led.id, person: id, kind: "contact", role: "owner", by: leaving }, now);
  await mailChange(tx, id, seatContactEmail, { startup: led.id, person: id, role: "owner" });
  return id;
}

/**
 * Takes somebody out of their startup; where they were its contact another becomes it and is mailed, else the contact
 * is. Resolves to false where nobody else has a seat: the startup then stays theirs.
 */
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
  // Another startup of theirs gets no second free trial.
  if (held.role === "owner") await rememberTrialOf(tx, who, now);
  await tx.delete(startupSeat).where(eq(startupSeat.person, who));
  await forgetQuotes(tx, who);
  await noteSeat(tx, { startup: seat.id, person: who, kind, role: held.role, by, reason }, now);
  if (kind === "left" && !successor)
    await mailChange(tx, contact, seatLeftEmail, { startup: seat.id, person: who, role: held.role });
  return true;
}

/** Mails who will become the contact once the account with this address is erased; nobody where nobody else is there. */
export async function tellSuccessor(tx: Db, email: string) {
  const [led] = await tx
    .select({ id: startup.id, contact: startup.contact })
    .from(startup)
    .innerJoin(person, eq(person.id, startup.contact))
    .where(eq(person.email, emailKey(email)));
  const successor = led && (await seatsOf(tx, led.id)).find((seat) => seat.person !== led.contact);
  if (!led || !successor) return;
  const { person: to } = successor;
  await mailChange(tx, to, seatSuccessorEmail, { startup: led.id, person: to, role: "owner" });
}

/**
 * Locks the startup of the account with this address and then the account, in the order in which a seat is taken.
 * False where the person moved to another startup while the lock was waited for: the caller tries again later.
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
