import type { Db } from "../../platform/db/database.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { takeAll, wouldGive } from "../../platform/rate/bucket.server.ts";
import { digestOf, isKindSuppressed, type SuppressedKind } from "./suppression.server.ts";

/** Three invitations of one kind per mailbox and day: one reserved for the kind, two shared by all kinds. */
export const invitationsADay = 3;
const day = 24 * 60 * 60;
/**
 * How long a mailed invitation is remembered, in seconds. Invitations expire earlier, so no invitation is mailed twice.
 */
const known = 30 * day;

type Invitation = {
  kind: SuppressedKind;
  from: string;
  email: string;
  /** The id of the invitation; if given, the invitation is mailed at most once. */
  once?: string;
};

/** Returns false if the invitation must not be sent. The caller must have locked the sender. */
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
  // The mailbox is checked first, so that a refused invitation does not use up the sender's limits.
  const hasPlace = (await takeAll(tx, [kept])).allowed || (await takeAll(tx, [shared])).allowed;
  return hasPlace && (await takeAll(tx, own)).allowed;
}
