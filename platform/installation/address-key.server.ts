import type { Db } from "../db/database.server.ts";
import { addressKey } from "./address-key.table.ts";
import { digestKeyOf } from "./keyed-digest.server.ts";

/** What addresses were digested with before the key had a row of its own. */
export const addressKeyOf = (secret: string) => digestKeyOf(`erased-address:${secret}`);

/** Gives a database its address key, once: it stays when the secret becomes another. */
export async function makeAddressKey(db: Db, secret: string) {
  await db
    .insert(addressKey)
    .values({ key: addressKeyOf(secret) })
    .onConflictDoNothing();
}

/** Undefined in a database that no server has opened. */
export async function readAddressKey(db: Db) {
  const [row] = await db.select({ key: addressKey.key }).from(addressKey);
  return row?.key;
}
