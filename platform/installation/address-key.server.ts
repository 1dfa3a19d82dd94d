import type { Db } from "../db/database.server.ts";
import { addressKey } from "./address-key.table.ts";
import { digestKeyOf } from "./keyed-digest.server.ts";

/** The address digest key of versions that derived it from the secret. */
export const addressKeyOf = (secret: string) => digestKeyOf(`erased-address:${secret}`);

/** Stores the database's address key once, so that it survives a change of the secret. */
export async function makeAddressKey(db: Db, secret: string) {
  await db
    .insert(addressKey)
    .values({ key: addressKeyOf(secret) })
    .onConflictDoNothing();
}

/** Undefined in a database that no server has opened yet. */
export async function readAddressKey(db: Db) {
  const [row] = await db.select({ key: addressKey.key }).from(addressKey);
  return row?.key;
}
