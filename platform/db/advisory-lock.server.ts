import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "./database.server.ts";

/**
 * Returns the number of the database lock with this name; the number is the same on every server. A test ensures that
 * no two names have the same number (scripts/gates/locks.test.ts).
 */
export const lockNumber = (name: string) => createHash("sha256").update(name).digest().readInt32BE();

/** Waits for the database lock with this name and key. The lock is released when the transaction `tx` ends. */
export const lock = (tx: Db, name: string, key = "") =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)}::int, hashtext(${key}))`);
