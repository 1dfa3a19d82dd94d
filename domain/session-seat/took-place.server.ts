import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { contentRecord } from "../content/content.table.ts";

const ofSession = (session: string, was: SQL) =>
  and(eq(contentRecord.kind, "event"), eq(contentRecord.id, session), was);

const hasRecord = (session: string) => sql`exists (select 1 from session_record r where r.session = ${session})`;

export const isClosed = async (db: Db, session: string) =>
  (await db.$count(contentRecord, ofSession(session, hasRecord(session)))) > 0;

/** Whether somebody was present at the session, a turn of it has begun, or the session is closed. */
export async function tookPlace(db: Db, session: string) {
  const was = sql`(exists (select 1 from session_presence p where p.session = ${session} and p.present)
    or exists (select 1 from session_turn t where t.session = ${session} and t.started_at is not null)
    or ${hasRecord(session)})`;
  return (await db.$count(contentRecord, ofSession(session, was))) > 0;
}
