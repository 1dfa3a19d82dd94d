import { and, inArray, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readAddressKey } from "../../platform/installation/address-key.server.ts";
import { digestWith } from "../../platform/installation/keyed-digest.server.ts";
import { emailKey, emailSpellings, mailboxOf } from "../../platform/mail/email-key.server.ts";
import { suppression } from "./suppression.table.ts";

/**
 * Returns the digests of all spellings of an e-mail address under a given key, for example the key of another database.
 */
export function digestsWith(key: string, email: string): [current: string, ...older: string[]] {
  const [current, ...older] = emailSpellings(email);
  return [digestWith(key, current), ...older.map((spelling) => digestWith(key, spelling))];
}

export async function addressKeyIn(db: Db) {
  const key = await readAddressKey(db);
  if (!key) throw new Error("This database has no address key: no server has opened it yet");
  return key;
}

/** Store only the first digest, but compare with all digests, because older rows may use an older spelling. */
export const digestsOf = async (db: Db, email: string) => digestsWith(await addressKeyIn(db), email);

export const digestOf = async (db: Db, email: string) => (await digestsOf(db, email))[0];

export async function suppress(tx: Db, email: string, now = new Date()) {
  await tx
    .insert(suppression)
    .values({ digest: await digestOf(tx, email), since: now })
    .onConflictDoUpdate({ target: suppression.digest, set: { since: now } });
}

/**
 * Allows e-mails to this address again. Call this only after the address's owner has followed a link in an e-mail,
 * never because of a submitted form.
 */
export async function liftSuppression(tx: Db, email: string) {
  await tx.delete(suppression).where(inArray(suppression.digest, await digestsOf(tx, email)));
}

export async function isSuppressed(db: Db, email: string) {
  return (await db.$count(suppression, inArray(suppression.digest, await digestsOf(db, email)))) > 0;
}

/** The kinds of e-mail that may go to people without an account, who therefore have no mail settings. */
export type SuppressedKind = "seat-invitation" | "deck-invitation" | "follow-invitation" | "fund-invitation";

/** The digests differ from the digest that stops all e-mails, so that neither reveals the other. */
async function kindDigestsOf(
  db: Db,
  kind: SuppressedKind,
  email: string,
): Promise<[ofMailbox: string, ofAddress: string]> {
  const key = await addressKeyIn(db);
  return [digestWith(key, `${kind} ${mailboxOf(email)}`), digestWith(key, `${kind} ${emailKey(email)}`)];
}

/** Stops e-mails of this kind to the mailbox, for all spellings of its e-mail address. */
export async function suppressKind(tx: Db, kind: SuppressedKind, email: string, now = new Date()) {
  const [digest] = await kindDigestsOf(tx, kind, email);
  await tx.insert(suppression).values({ digest, since: now }).onConflictDoNothing();
}

/** Allows e-mails of this kind again. Call this only after the person has proven access to the mailbox. */
export async function liftKindSuppression(tx: Db, kind: SuppressedKind, email: string) {
  await tx.delete(suppression).where(inArray(suppression.digest, await kindDigestsOf(tx, kind, email)));
}

/** Checks whether e-mails of this kind are stopped. With `before`, only a stop before that time counts. */
export async function isKindSuppressed(db: Db, kind: SuppressedKind, email: string, before?: Date) {
  const its = inArray(suppression.digest, await kindDigestsOf(db, kind, email));
  return (await db.$count(suppression, and(its, before && lt(suppression.since, before)))) > 0;
}
