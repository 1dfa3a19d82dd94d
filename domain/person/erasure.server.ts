import { type SQL, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { readAddressKey } from "../../platform/installation/address-key.server.ts";
import { digestsWith } from "../suppression/suppression.server.ts";

/** Carried out automatically at `on`; if `on` is null, an administrator must act before `by`. */
export type Erasure = { id: string; on: Date | null; by: Date };

const waiting = sql`select id, email, subject, effective_at, due_at from privacy_request
  where kind = 'erasure' and closed_at is null and held is null`;

export const beingErased = sql`select p.id from (${waiting}) r join person p on p.email = r.email`;

export async function waitingErasure(db: Db, email: string): Promise<Erasure | null> {
  // Returns no key if no erasure is pending at all, so that most pages need only this query.
  const { rows: keys } = await db.execute<{ key: string }>(sql`select key from address_key where exists (${waiting})`);
  if (!keys[0]) return null;
  const { rows } = await db.execute<{ id: string; on: string | null; by: string }>(
    sql`select id, to_json(effective_at) as "on", to_json(due_at) as "by" from (${waiting}) r
      where subject in ${digestsWith(keys[0].key, email)} order by effective_at nulls last limit 1`,
  );
  const [found] = rows;
  return found ? { id: found.id, on: found.on ? new Date(found.on) : null, by: new Date(found.by) } : null;
}

/** Makes what concerns the open privacy requests of one kind from one address run one after another. */
export const lockRequests = (tx: Db, kind: string, digest: string) => lock(tx, "open-request", `${kind} ${digest}`);

const theirs = (digests: readonly string[]) => sql`select id from (${waiting}) r where subject in ${digests}`;

/**
 * Waits for an erasure at this address that is just being carried out. Call this before the first row of a change that
 * gives the address to an account, so that the two cannot deadlock.
 */
export async function lockErasures(tx: Db, email: string) {
  const key = await readAddressKey(tx);
  if (!key) return [];
  const digests = digestsWith(key, email);
  await lockRequests(tx, "erasure", digests[0]);
  await tx.execute(sql`select id from privacy_request where id in (${theirs(digests)}) for update`);
  return digests;
}

/**
 * Call this when an account has moved to an address. An erasure that was asked for there before then takes only what
 * the address has sent so far, never the account.
 */
export async function spareFromErasures(tx: Db, email: string) {
  const digests = await lockErasures(tx, email);
  if (digests.length === 0) return;
  const idsIn = (table: SQL) => sql`(select coalesce(json_agg(id), '[]') from ${table} where email = ${email})`;
  await tx.execute(sql`update privacy_request set held = jsonb_build_object(
      'at', now(),
      'leads', ${idsIn(sql`lead`)},
      'applications', ${idsIn(sql`application`)},
      'guides', ${idsIn(sql`guide`)},
      'subscriptions', ${idsIn(sql`newsletter_subscription`)},
      'readers', ${idsIn(sql`deck_reader`)}
    ) where id in (${theirs(digests)})`);
}
