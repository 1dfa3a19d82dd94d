import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readAddressKey } from "../../platform/installation/address-key.server.ts";
import { digestWith } from "../../platform/installation/keyed-digest.server.ts";
import { emailKey, emailSpellings, mailboxOf } from "../../platform/mail/email-key.server.ts";
import { suppression } from "./suppression.table.ts";

/** The digests of an address under a key that may differ from this database's. */
export function digestsWith(key: string, email: string): [current: string, ...older: string[]] {
  const [current, ...older] = emailSpellings(email);
  return [digestWith(key, current), ...older.map((spelling) => digestWith(key, spelling))];
}

/** The digests that replace an erased e-mail address: store the first one, and look up all of them. */
export async function digestsOf(db: Db, email: string) {
  const key = await readAddressKey(db);
  if (!key) throw new Error("This database has no address key: no server has opened it yet");
  return digestsWith(key, email);
}

export const digestOf = async (db: Db, email: string) => (await digestsOf(db, email))[0];

export async function suppress(tx: Db, email: string, now = new Date()) {
  await tx
    .insert(suppression)
    .values({ digest: await digestOf(tx, email), since: now })
    .onConflictDoUpdate({ target: suppression.digest, set: { since: now } });
}

/** Allows mail to this address again. Only for an owner who proved the address by a mailed link, never for a form. */
export async function liftSuppression(tx: Db, email: string) {
  await tx.delete(suppression).where(inArray(suppression.digest, await digestsOf(tx, email)));
}

export async function isSuppressed(db: Db, email: string) {
  return (await db.$count(suppression, inArray(suppression.digest, await digestsOf(db, email)))) > 0;
}

/** Kinds of mail to addresses that may have no account, and so no mail settings. */
export type SuppressedKind = "seat-invitation" | "deck-invitation" | "follow-invitation" | "fund-invitation";

/** Independent of the digest that stops all mail, so that neither reveals the other. */
async function kindDigestsOf(
  db: Db,
  kind: SuppressedKind,
  email: string,
): Promise<[ofMailbox: string, ofAddress: string]> {
  const key = await readAddressKey(db);
  if (!key) throw new Error("This database has no address key: no server has opened it yet");
  return [digestWith(key, `${kind} ${mailboxOf(email)}`), digestWith(key, `${kind} ${emailKey(email)}`)];
}

/** Stops mail of this kind to the mailbox, whatever the spelling of its address. */
export async function suppressKind(tx: Db, kind: SuppressedKind, email: string, now = new Date()) {
  const [digest] = await kindDigestsOf(tx, kind, email);
  await tx.insert(suppression).values({ digest, since: now }).onConflictDoNothing();
}

/** Allows mail of this kind again. Only for a caller who has proven access to the mailbox. */
export async function liftKindSuppression(tx: Db, kind: SuppressedKind, email: string) {
  await tx.delete(suppression).where(inArray(suppression.digest, await kindDigestsOf(tx, kind, email)));
}

export async function isKindSuppressed(db: Db, kind: SuppressedKind, email: string) {
  return (await db.$count(suppression, inArray(suppression.digest, await kindDigestsOf(db, kind, email)))) > 0;
}
