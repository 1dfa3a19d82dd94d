import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "./database.server.ts";

/** A lock's number, the same on every server; scripts/gates/locks.test.ts ensures that no two names share a number. */
export const lockNumber = (name: string) => createHash("sha256").update(name).digest().readInt32BE();

/** Waits for the database lock with this name and key. The lock is released when the transaction `tx` ends. */
export const lock = (tx: Db, name: string, key = "") =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)}::int, hashtext(${key}))`);
