import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { digestOf, isKindSuppressed, type SuppressedKind } from "./suppression.server.ts";

/** What an address is mailed in a Paris day by everybody together, so that many senders cannot fill a mailbox. */
export const invitationsADay = 3;
const day = 24 * 60 * 60;

/** Takes one of the invitations, of all kinds together, that an address may get in a day; false where none is left or its reader stopped this kind. */
export async function takeInvitationMail(tx: Db, kind: SuppressedKind, email: string, now: Date) {
  const isStopped = await isKindSuppressed(tx, kind, email);
  const limit = { capacity: invitationsADay, perSecond: 1 / (2 * day) };
  const taken = await take(tx, `invitation:to:${await digestOf(tx, email)}:${parisDay(now)}`, limit);
  return taken.allowed && !isStopped;
}
