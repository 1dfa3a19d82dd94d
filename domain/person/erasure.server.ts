import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { digestsWith } from "../suppression/suppression.server.ts";

/** Carried out automatically at `on`; if `on` is null, an administrator must act before `by`. */
export type Erasure = { id: string; on: Date | null; by: Date };

const waiting = sql`select id, email, subject, effective_at, due_at from privacy_request
  where kind = 'erasure' and closed_at is null`;

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
