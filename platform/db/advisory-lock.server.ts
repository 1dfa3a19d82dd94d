import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "./database.server.ts";

/** The number of a lock's name: the same on every server, and no two names share one (scripts/gates/locks.test.ts). */
export const lockNumber = (name: string) => createHash("sha256").update(name).digest().readInt32BE();

/** Waits until no other transaction holds the lock of this name and key; held until `tx` ends. */
export const lock = (tx: Db, name: string, key = "") =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockNumber(name)}::int, hashtext(${key}))`);
