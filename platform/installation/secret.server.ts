import { createHash, createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../db/database.server.ts";
import { installation } from "./installation.table.ts";

export class SecretMismatch extends Error {}

/** AUTH_SECRET, else the one made at first start and kept in the data folder. */
export function readSecret(given: string | undefined, dataDir: string) {
  if (given) return given;
  const file = join(dataDir, "auth-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

/** Ties the database to this secret at first start; afterwards throws SecretMismatch for any other one. */
export async function checkSecret(db: Db, secret: string) {
  const secretFingerprint = createHash("sha256").update(`fingerprint:${secret}`).digest("hex");
  await db.insert(installation).values({ secretFingerprint }).onConflictDoNothing();
  const [row] = await db.select().from(installation);
  if (row?.secretFingerprint !== secretFingerprint)
    throw new SecretMismatch("AUTH_SECRET: not the secret that this database was made with");
}

/** A keyed digest (base64url, 256 bits) for one purpose; another purpose gives an unrelated one. */
export function sign(secret: string, purpose: string, text: string) {
  return createHmac("sha256", `${purpose}:${secret}`).update(text).digest("base64url");
}
