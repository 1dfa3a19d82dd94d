import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "./lead.table.ts";

export type Lead = typeof lead.$inferSelect;

const pageSize = 500;

export async function* leadsNewestFirst(db: Db): AsyncGenerator<Lead[]> {
  for (let last: Lead | undefined; ;) {
    const older =
      last && or(lt(lead.createdAt, last.createdAt), and(eq(lead.createdAt, last.createdAt), lt(lead.id, last.id)));
    const page = await db.select().from(lead).where(older).orderBy(desc(lead.createdAt), desc(lead.id)).limit(pageSize);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}
