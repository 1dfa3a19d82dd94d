import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import type { SeatRole } from "../person/seat.ts";
import { seatInvitation, startup } from "../person/startup.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import {
  type seatContactEmail,
  type seatJoinedEmail,
  type seatLeftEmail,
  type seatKeptEmail,
  type seatNoticeEmail,
  type seatRemovedEmail,
  type seatRoleEmail,
  type seatSuccessorEmail,
} from "./seat.emails.server.ts";

type ChangeEmail =
  | typeof seatJoinedEmail
  | typeof seatLeftEmail
  | typeof seatRemovedEmail
  | typeof seatRoleEmail
  | typeof seatContactEmail
  | typeof seatNoticeEmail
  | typeof seatKeptEmail
  | typeof seatSuccessorEmail;

type Change = { startup: string; person: string; role: SeatRole };

export async function mailChange(tx: Db, to: string, email: ChangeEmail, change: Change) {
  const [reader] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, to));
  if (reader) await enqueue(tx, [emailJob(email.with({ lang: reader.lang, ...change }), { key: reader.email })]);
}

export async function invitedInMail(db: Db, id: string, now = new Date()) {
  const [found] = await db
    .select({ startup: founderProfile.startup_name, role: seatInvitation.role })
    .from(seatInvitation)
    .leftJoin(founderProfile, eq(founderProfile.user_id, seatInvitation.startup))
    .where(
      and(
        eq(seatInvitation.id, id),
        isNull(seatInvitation.acceptedAt),
        isNull(seatInvitation.refusedAt),
        isNull(seatInvitation.withdrawnAt),
        gt(seatInvitation.expiresAt, now),
      ),
    );
  return found ? { role: found.role, startup: mailedName(found.startup ?? "") } : null;
}

export async function changeInMail(db: Db, id: string, whose: string) {
  const [found] = await db
    .select({ startup: founderProfile.startup_name })
    .from(startup)
    .leftJoin(founderProfile, eq(founderProfile.user_id, startup.id))
    .where(eq(startup.id, id));
  if (!found) return null;
  const [who] = await db.select({ name: nameOf }).from(person).where(eq(person.id, whose));
  return { startup: mailedName(found.startup ?? ""), person: mailedName(who?.name ?? "") };
}
