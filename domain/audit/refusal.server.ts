import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";

const action = "access.refused";
const oneTry = sql`now() - interval '10 minutes'`;
/** A loop over addresses may not fill the log. */
const most = 20;

type Refused = { actor: string; path: string; address: string };

/** Notes that somebody signed in asked for what is not theirs; what they ask again within ten minutes is one try. */
export async function noteRefusal(db: Db, { actor, path, address }: Refused) {
  const tried = await db
    .select({ path: auditEntry.objectId })
    .from(auditEntry)
    .where(and(eq(auditEntry.actor, actor), eq(auditEntry.action, action), sql`${auditEntry.at} > ${oneTry}`))
    .orderBy(desc(auditEntry.at))
    .limit(most);
  if (tried.length === most || tried.some((each) => each.path === path)) return;
  await writeAudit(db, { actor, action, object: { kind: "page", id: path }, result: "refused", address });
}
