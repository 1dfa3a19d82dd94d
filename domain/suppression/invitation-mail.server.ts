import type { Db } from "../../platform/db/database.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { takeAll, wouldGive } from "../../platform/rate/bucket.server.ts";
import { digestOf, isKindSuppressed, type SuppressedKind } from "./suppression.server.ts";

/**
 * The number of invitations of one kind per day in Paris to one mailbox, from all senders together, whatever the
 * spelling of its address. One is kept for the kind; the others are shared by all kinds, so that invitations to
 * startups cannot use up those to funds.
 */
export const invitationsADay = 3;
const day = 24 * 60 * 60;
/** How long it is known that an invitation was mailed: longer than one is open. */
const known = 30 * day;

type Invitation = {
  kind: SuppressedKind;
  /** The id of the inviting startup or fund. */
  from: string;
  email: string;
  /** The id of an invitation that is mailed only once. */
  once?: string;
};

/**
 * Counts an invitation against a mailbox's daily limits: `invitationsADay` of its kind, and one from each sender. False
 * if a limit is reached, if the invitation was mailed before, or if the owner has stopped invitations of this kind. The
 * caller has locked the sender.
 */
export async function takeInvitationMail(tx: Db, { kind, from, email, once }: Invitation, now: Date) {
  if (await isKindSuppressed(tx, kind, email)) return false;
  const to = `${await digestOf(tx, mailboxOf(email))}:${parisDay(now)}`;
  const perSecond = 1 / (2 * day);
  const own = [
    { key: `invitation:from:${from}:${to}`, capacity: 1, perSecond },
    ...(once === undefined ? [] : [{ key: `invitation:mailed:${once}`, capacity: 1, perSecond: 1 / known }]),
  ];
  const kept = { key: `invitation:to:${kind}:${to}`, capacity: 1, perSecond };
  const shared = { key: `invitation:to:${to}`, capacity: invitationsADay - 1, perSecond };
  for (const { key, ...limit } of own) if (!(await wouldGive(tx, key, limit)).allowed) return false;
  // The sender's own limits are taken last, so that an invitation that loses a place to another sender can be mailed
  // later.
  const hasPlace = (await takeAll(tx, [kept])).allowed || (await takeAll(tx, [shared])).allowed;
  return hasPlace && (await takeAll(tx, own)).allowed;
}
