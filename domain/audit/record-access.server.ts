import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit, type Signed } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";
import type { ViewedKind } from "./entry.ts";

const oneLook = sql`now() - interval '10 minutes'`;

/** Records that a person's data was viewed. Repeated views by the same person within ten minutes are recorded once. */
export async function recordAccess(db: Db, actor: Signed, object: { kind: ViewedKind; id: string }) {
  const action = `${object.kind}.look` as const;
  const [known] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.objectKind, object.kind),
        eq(auditEntry.objectId, object.id),
        eq(auditEntry.action, action),
        eq(auditEntry.actor, actor.viewer.id),
        sql`${auditEntry.at} > ${oneLook}`,
      ),
    )
    .limit(1);
  if (!known) await audit(db, actor, { action, object });
}
