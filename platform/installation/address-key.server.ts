import type { Db } from "../db/database.server.ts";
import { addressKey } from "./address-key.table.ts";
import { digestKeyOf } from "./keyed-digest.server.ts";

/** Derives the key for the digests of e-mail addresses from the server's secret. */
export const addressKeyOf = (secret: string) => digestKeyOf(`erased-address:${secret}`);

/** Stored once, so that the digests of e-mail addresses remain valid when the server's secret changes. */
export async function makeAddressKey(db: Db, secret: string) {
  await db
    .insert(addressKey)
    .values({ key: addressKeyOf(secret) })
    .onConflictDoNothing();
}

/** Returns the key for the digests of e-mail addresses; undefined in a database that no server has opened yet. */
export async function readAddressKey(db: Db) {
  const [row] = await db.select({ key: addressKey.key }).from(addressKey);
  return row?.key;
}
