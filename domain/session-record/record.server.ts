import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sessionRecord } from "./session-record.table.ts";

export async function recordOf(db: Db, session: string) {
  const [record] = await db.select().from(sessionRecord).where(eq(sessionRecord.session, session));
  return record ?? null;
}

type Counted = { id: string; selected: number | null; pitched: number | null };

/**
 * Adds to each session whether it is closed. For a closed session, the stored counts replace the counts in the site's
 * content.
 */
export async function withCounts<Session extends Counted>(db: Db, sessions: readonly Session[]) {
  const { session, selected, pitched } = sessionRecord;
  const rows = await db.select({ session, selected, pitched }).from(sessionRecord);
  const counted = new Map(rows.map((row) => [row.session, row]));
  return sessions.map((each) => {
    const found = counted.get(each.id);
    return {
      ...each,
      isClosed: found !== undefined,
      ...(found && { selected: found.selected, pitched: found.pitched }),
    };
  });
}
