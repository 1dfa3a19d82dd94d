import type { Db } from "../../platform/db/database.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { digestOf, isKindSuppressed, type SuppressedKind } from "./suppression.server.ts";

/**
 * The number of invitations per day in Paris to one mailbox, from all senders together, whatever the spelling of its
 * address.
 */
export const invitationsADay = 3;
const day = 24 * 60 * 60;

type Invitation = {
  kind: SuppressedKind;
  /** The id of the inviting startup or fund. */
  from: string;
  email: string;
};

/**
 * Counts an invitation against a mailbox's daily limits: `invitationsADay` in total, and one from each sender. False if
 * a limit is reached or the owner has stopped invitations of this kind.
 */
export async function takeInvitationMail(tx: Db, { kind, from, email }: Invitation, now: Date) {
  if (await isKindSuppressed(tx, kind, email)) return false;
  const to = `${await digestOf(tx, mailboxOf(email))}:${parisDay(now)}`;
  const perSecond = 1 / (2 * day);
  const taken = await takeAll(tx, [
    { key: `invitation:from:${from}:${to}`, capacity: 1, perSecond },
    { key: `invitation:to:${to}`, capacity: invitationsADay, perSecond },
  ]);
  return taken.allowed;
}
