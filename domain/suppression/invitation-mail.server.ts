import type { Db } from "../../platform/db/database.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { digestOf, isKindSuppressed, type SuppressedKind } from "./suppression.server.ts";

/** What a mailbox is mailed in a Paris day by everybody together, however its address is written. */
export const invitationsADay = 3;
const day = 24 * 60 * 60;

type Invitation = {
  kind: SuppressedKind;
  /** The id of the startup or the fund that invites. */
  from: string;
  email: string;
};

/**
 * Takes one of the invitations, of all kinds together, that a mailbox may get in a day, of which one from each sender;
 * false where none is left or its reader stopped this kind.
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
