import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { contentRecord } from "../content/content.table.ts";

/** Whether somebody was present at the session, a turn of it has begun, or the session is closed. */
export async function tookPlace(db: Db, session: string) {
  const was = sql`exists (select 1 from session_presence p where p.session = ${session} and p.present)
    or exists (select 1 from session_turn t where t.session = ${session} and t.started_at is not null)
    or exists (select 1 from session_record r where r.session = ${session})`;
  const its = and(eq(contentRecord.kind, "event"), eq(contentRecord.id, session), sql`(${was})`);
  return (await db.$count(contentRecord, its)) > 0;
}
