import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";

const action = "access.refused";
/** The maximum number of forbidden requests recorded per person in ten minutes, so that scripts cannot fill the log. */
const mostInTry = 20;
const mostInDay = 60;

type Refused = { actor: string; path: string; address: string };

/**
 * Records a signed-in person's forbidden request. Repeated requests for the same path within ten minutes are recorded
 * once.
 */
export async function noteRefusal(db: Db, { actor, path, address }: Refused) {
  const ofDay = await db
    .select({ path: auditEntry.objectId, isOfTry: sql<boolean>`${auditEntry.at} > now() - interval '10 minutes'` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.actor, actor),
        eq(auditEntry.action, action),
        sql`${auditEntry.at} > now() - interval '24 hours'`,
      ),
    )
    .orderBy(desc(auditEntry.at))
    .limit(mostInDay);
  const ofTry = ofDay.filter(({ isOfTry }) => isOfTry);
  if (ofDay.length === mostInDay || ofTry.length >= mostInTry || ofTry.some((each) => each.path === path)) return;
  await writeAudit(db, { actor, action, object: { kind: "page", id: path }, result: "refused", address });
}
