import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import { takeBackYesOf } from "../introduction/answer.server.ts";
import { cancelMeetingsOfErased } from "../introduction/meeting.server.ts";
import { tellOfClosing } from "../introduction/tell-of-closing.server.ts";
import { cancelAllOfStartup } from "../meeting/meeting-mails.server.ts";
import type { Actor } from "../person/actor.ts";
import { closeFeed } from "../person/close-feed.server.ts";
import type { Limited } from "../person/limits.server.ts";
import { countOwnChange } from "../person/own-changes.server.ts";
import type { SeatRole } from "../person/seat.ts";
import { seatsOf } from "../person/startup-contact.server.ts";
import { startup, startupSeat } from "../person/startup.table.ts";
import { noteSeat } from "../person/take-seat.server.ts";
import { endApplications } from "../pitch-session/founder-application.server.ts";
import { freeOwnPlaces } from "../pitch-session/session-place.server.ts";
import { rememberTrial } from "../plan-grant/trial-taken.server.ts";
import { mustOwn, mustRead } from "../startup/access.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { lockOwned } from "./invitation.server.ts";
import { noticeOf } from "./owner-removal.server.ts";
import { seatRemovedEmail, seatRoleEmail } from "./seat.emails.server.ts";
import { mailChange } from "./seat-mails.server.ts";
import { seatLimits } from "./seat-limits.ts";
import { endPlanRequest, forgetQuotes, lockedSeats, vacateSeat, withdrawInvitationsOf } from "./succession.server.ts";
import { passContact } from "./contact.server.ts";

export type RoleSet = { status: "set" | "gone" | "owner" | "last-owner" | "notice" } | Limited;

/**
 * An owner's role can be changed only by that owner, and only if there is another owner. An owner under notice of
 * removal can change only their own role.
 */
export async function setRole(
  db: Db,
  actor: Actor,
  { person, role }: { person: string; role: SeatRole },
  now = new Date(),
): Promise<RoleSet> {
  mustOwn(actor);
  const me = actor.viewer.id;
  return db.transaction(async (tx): Promise<RoleSet> => {
    const id = await lockOwned(tx, actor);
    const { contact, seats } = await lockedSeats(tx, id);
    const seat = seats.find((each) => each.person === person);
    if (!seat) return { status: "gone" };
    if (seat.role === role) return { status: "set" };
    if (person !== me && (await noticeOf(tx, { person: me, startup: id }))) return { status: "notice" };
    if (seat.role === "owner") {
      if (person !== me) return { status: "owner" };
      if (!seats.some((each) => each.role === "owner" && each.person !== me)) return { status: "last-owner" };
    }
    const limit = { capacity: seatLimits.roles, perSecond: seatLimits.roles / (24 * 3_600) };
    const taken = await take(tx, `seat:roles:${id}`, limit);
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    if (contact === person) await passContact(tx, person, now);
    await tx.update(startupSeat).set({ role }).where(eq(startupSeat.person, person));
    if (seat.role === "owner") await withdrawInvitationsOf(tx, person, id, now);
    if (role === "reader") await takeBackYesOf(tx, { startup: id, speaker: person });
    await noteSeat(tx, { startup: id, person, kind: "role", role, by: me }, now);
    await mailChange(tx, person, seatRoleEmail, { startup: id, person, role });
    await audit(tx, actor, {
      action: "seat.role",
      object: { kind: "person", id: person },
      before: { role: seat.role },
      after: { role },
    });
    return { status: "set" };
  });
}

export type Removed = { status: "removed" | "gone" | "owner" | "notice" };

/** Removes an editor or reader from the actor's startup. Owners cannot be removed by another member. */
export async function remove(db: Db, actor: Actor, person: string, now = new Date()): Promise<Removed> {
  mustOwn(actor);
  return db.transaction(async (tx): Promise<Removed> => {
    const id = await lockOwned(tx, actor);
    const seat = (await seatsOf(tx, id)).find((each) => each.person === person);
    if (!seat) return { status: "gone" };
    if (seat.role === "owner") return { status: "owner" };
    // Whoever is to be removed could otherwise end up alone, and the only member cannot be removed.
    if (await noticeOf(tx, { person: actor.viewer.id, startup: id })) return { status: "notice" };
    await vacateSeat(tx, person, { by: actor.viewer.id, kind: "removed" }, now);
    await mailChange(tx, person, seatRemovedEmail, { startup: id, person, role: seat.role });
    await audit(tx, actor, { action: "seat.remove", object: { kind: "person", id: person } });
    return { status: "removed" };
  });
}

export type Left = { status: "left" | "last" };

export async function leave(db: Db, actor: Actor, now = new Date()): Promise<Left> {
  const id = mustRead(actor);
  return db.transaction(async (tx): Promise<Left> => {
    if (!(await vacateSeat(tx, actor.viewer.id, { by: actor.viewer.id, kind: "left" }, now))) return { status: "last" };
    await audit(tx, actor, { action: "seat.leave", object: { kind: "startup", id } });
    return { status: "left" };
  });
}

export type Closed = { status: "closed" | "others" | "name" | "notice" } | Limited;

const asTyped = (name: string) => name.trim().normalize("NFC").toLocaleLowerCase("fr");

/**
 * Deletes the actor's startup with all its data. The actor must be the only member and must have typed the startup's
 * name to confirm.
 */
export async function close(db: Db, actor: Actor, typed: string): Promise<Closed> {
  mustOwn(actor);
  return db.transaction(async (tx): Promise<Closed> => {
    const id = await lockOwned(tx, actor);
    if (await noticeOf(tx, { person: actor.viewer.id, startup: id })) return { status: "notice" };
    if ((await seatsOf(tx, id)).length > 1) return { status: "others" };
    const [profile] = await tx
      .select({ name: founderProfile.startup_name })
      .from(founderProfile)
      .where(eq(founderProfile.user_id, id));
    if (asTyped(profile?.name ?? "") !== asTyped(typed)) return { status: "name" };
    // Without this limit, founders could fill the audit log by closing one startup after another.
    const tooMany = await countOwnChange(tx, actor.viewer.id, "startup");
    if (tooMany) return tooMany;
    await rememberTrial(tx, actor.viewer.email);
    const frees = await freeOwnPlaces(tx, actor);
    await endApplications(tx, id);
    await forgetQuotes(tx, actor.viewer.id);
    await endPlanRequest(tx, actor.viewer.id);
    await closeFeed(tx, actor.viewer.id);
    await cancelAllOfStartup(tx, id);
    await cancelMeetingsOfErased(tx, { startup: id });
    await tellOfClosing(tx, id);
    await tx.delete(startup).where(eq(startup.id, id));
    // The deletion locks applications, and the desk locks an application before the version.
    if (frees) await raiseVersion(tx);
    await audit(tx, actor, { action: "startup.close", object: { kind: "startup", id } });
    return { status: "closed" };
  });
}
