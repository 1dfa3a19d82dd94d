import { createHash, createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../db/database.server.ts";
import { makeAddressKey, readAddressKey } from "./address-key.server.ts";
import { installation } from "./installation.table.ts";

export class SecretMismatch extends Error {}

const fileIn = (dataDir: string) => join(dataDir, "auth-secret");
const newSecret = () => randomBytes(32).toString("base64url");
const fingerprintOf = (secret: string) => createHash("sha256").update(`fingerprint:${secret}`).digest("hex");

/** Returns AUTH_SECRET if given, otherwise the secret stored in the data folder; undefined if there is neither. */
export function readSecret(given: string | undefined, dataDir: string) {
  if (given) return given;
  return existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), "utf8").trim() : undefined;
}

async function fingerprintIn(db: Db) {
  const [row] = await db.select({ fingerprint: installation.secretFingerprint }).from(installation);
  return row?.fingerprint;
}

/** Binds a new database to this secret; throws SecretMismatch if the database is bound to another secret. */
export async function checkSecret(db: Db, secret: string | undefined) {
  if (secret)
    await db
      .insert(installation)
      .values({ secretFingerprint: fingerprintOf(secret) })
      .onConflictDoNothing();
  if (!secret || (await fingerprintIn(db)) !== fingerprintOf(secret))
    throw new SecretMismatch("AUTH_SECRET: not the secret that this database was made with");
  await makeAddressKey(db, secret);
}

/**
 * Returns AUTH_SECRET or the stored secret (generated for a new database); throws SecretMismatch if the database needs
 * another secret.
 */
export async function openSecret(db: Db, given: string | undefined, dataDir: string) {
  if (readSecret(given, dataDir) === undefined && (await fingerprintIn(db)) === undefined)
    writeFileSync(fileIn(dataDir), newSecret(), { mode: 0o600, flag: "wx" });
  const secret = readSecret(given, dataDir);
  await checkSecret(db, secret);
  return secret ?? "";
}

/** Returns the secret of a restored database; if `isNew` is true, values signed with the old secret are unusable. */
export async function restoredSecret(
  db: Db,
  given: string | undefined,
  dataDir: string,
  brought: string | undefined,
): Promise<{ secret: string; isNew: boolean }> {
  const tied = await fingerprintIn(db);
  if (tied === undefined) return { secret: await openSecret(db, given, dataDir), isNew: false };
  const found = [readSecret(given, dataDir), given ? undefined : brought].find(
    (secret) => secret !== undefined && fingerprintOf(secret) === tied,
  );
  if (found) {
    await makeAddressKey(db, found);
    return { secret: found, isNew: false };
  }
  if (brought)
    throw new SecretMismatch(
      "AUTH_SECRET: not the secret that this backup was made with. Leave it empty: the backup brings its own.",
    );
  // The key for digests is derived from the backup's secret; without it, erased addresses would no longer be
  // recognised.
  if ((await readAddressKey(db)) === undefined)
    throw new SecretMismatch(
      `AUTH_SECRET: this backup was made with another one, which is not in it. Set that one, or put its file auth-secret into ${dataDir}.`,
    );
  const secret = given ?? newSecret();
  await db.update(installation).set({ secretFingerprint: fingerprintOf(secret) });
  return { secret, isNew: true };
}

export function keepSecret(dataDir: string, secret: string) {
  if (readSecret(undefined, dataDir) === secret) return;
  const unfinished = `${fileIn(dataDir)}.part`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  renameSync(unfinished, fileIn(dataDir));
}

/**
 * Returns a keyed digest of a text (base64url, 256 bits) for one purpose; the digests for different purposes are
 * unrelated.
 */
export function sign(secret: string, purpose: string, text: string) {
  return createHmac("sha256", `${purpose}:${secret}`).update(text).digest("base64url");
}
