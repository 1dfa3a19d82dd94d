import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockAdministrators } from "../person/administrators.server.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { seatEvent } from "../person/startup.table.ts";
import { noteSeat } from "../person/take-seat.server.ts";
import { seatKeptEmail, seatNoticeEmail, seatRemovedEmail } from "./seat.emails.server.ts";
import { seatLimits } from "./seat-limits.ts";
import { mailChange } from "./seat-mails.server.ts";
import { lockedSeats, vacateSeat, withdrawInvitationsOf } from "./succession.server.ts";

export type RemovalNotice = { reason: string; announcedAt: Date; from: Date };

/** Events that decide whether a removal is announced; not role changes, by which owners could end their own removal. */
const deciding = ["notice", "notice-ended", "joined", "left", "removed"] as const;

export async function noticeOf(
  db: Db,
  { person, startup }: { person: string; startup: string },
): Promise<RemovalNotice | null> {
  const [last] = await db
    .select({ kind: seatEvent.kind, reason: seatEvent.reason, at: seatEvent.at })
    .from(seatEvent)
    .where(and(eq(seatEvent.person, person), eq(seatEvent.startup, startup), inArray(seatEvent.kind, [...deciding])))
    .orderBy(desc(seatEvent.at))
    .limit(1);
  if (last?.kind !== "notice") return null;
  const from = new Date(last.at.getTime() + seatLimits.noticeDays * 86_400_000);
  return { reason: last.reason, announcedAt: last.at, from };
}

/** Why an owner's removal was refused. `alone`: the startup has no other member. */
type Refused = { status: "no-owner" | "alone" | "unchanged" };

async function lockedOwner(tx: Db, actor: Actor, person: string) {
  await lockAdministrators(tx, actor);
  const seat = await seatOf(tx, person);
  if (!seat) return { status: "no-owner" } as const;
  const { seats } = await lockedSeats(tx, seat.id);
  const role = seats.find((each) => each.person === person)?.role;
  const notice = await noticeOf(tx, { person, startup: seat.id });
  // An owner under notice who steps down stays under notice, so that the removal can be completed or taken back.
  if (!role || (role !== "owner" && !notice)) return { status: "no-owner" } as const;
  return { status: "owner", startup: seat.id, role, notice, isAlone: seats.length < 2 } as const;
}

export async function announceRemoval(
  db: Db,
  actor: Actor,
  { person, reason }: { person: string; reason: string },
  now = new Date(),
): Promise<{ status: "stored" } | Refused> {
  mustHave(actor, "accounts");
  return db.transaction(async (tx) => {
    const held = await lockedOwner(tx, actor, person);
    if (held.status !== "owner") return held;
    if (held.isAlone) return { status: "alone" };
    if (held.notice) return { status: "unchanged" };
    const { startup } = held;
    // Their invitations could otherwise bring somebody to whom the removal then passes the startup.
    await withdrawInvitationsOf(tx, person, startup, now);
    await noteSeat(tx, { startup, person, kind: "notice", role: "owner", by: actor.viewer.id, reason }, now);
    await mailChange(tx, person, seatNoticeEmail, { startup, person, role: "owner" });
    await audit(tx, actor, { action: "seat.notice", object: { kind: "person", id: person } });
    return { status: "stored" };
  });
}

/** Works for the only member too, who under notice could neither close the startup nor invite anybody. */
export async function takeBackRemoval(
  db: Db,
  actor: Actor,
  person: string,
  now = new Date(),
): Promise<{ status: "stored" | "no-owner" | "unchanged" }> {
  mustHave(actor, "accounts");
  return db.transaction(async (tx) => {
    const held = await lockedOwner(tx, actor, person);
    if (held.status !== "owner") return held;
    if (!held.notice) return { status: "unchanged" };
    const { startup, role } = held;
    await noteSeat(tx, { startup, person, kind: "notice-ended", role, by: actor.viewer.id }, now);
    await mailChange(tx, person, seatKeptEmail, { startup, person, role });
    await audit(tx, actor, { action: "seat.notice-ended", object: { kind: "person", id: person } });
    return { status: "stored" };
  });
}

/** Removes an owner after the notice period. If the owner was the contact, another member becomes owner and contact. */
export async function removeOwner(
  db: Db,
  actor: Actor,
  person: string,
  now = new Date(),
): Promise<{ status: "stored" } | { status: "early"; from: Date } | Refused> {
  mustHave(actor, "accounts");
  return db.transaction(async (tx) => {
    const held = await lockedOwner(tx, actor, person);
    if (held.status !== "owner") return held;
    const { startup, role, notice, isAlone } = held;
    if (isAlone) return { status: "alone" };
    if (!notice) return { status: "unchanged" };
    if (now < notice.from) return { status: "early", from: notice.from };
    const { reason } = notice;
    await vacateSeat(tx, person, { by: actor.viewer.id, kind: "removed", reason }, now);
    await mailChange(tx, person, seatRemovedEmail, { startup, person, role });
    await audit(tx, actor, { action: "seat.remove", object: { kind: "person", id: person } });
    return { status: "stored" };
  });
}
