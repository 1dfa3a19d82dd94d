import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";

const oneLook = sql`now() - interval '10 minutes'`;

/** A person's id, and the network address they look from. */
type Looking = { actor: string; address: string };

/** Notes that somebody looked at a person's data; what one reads again within ten minutes is one look. */
export async function noteLook(db: Db, object: { kind: string; id: string }, { actor, address }: Looking) {
  const action = `${object.kind}.look`;
  const [known] = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.objectKind, object.kind),
        eq(auditEntry.objectId, object.id),
        eq(auditEntry.action, action),
        eq(auditEntry.actor, actor),
        sql`${auditEntry.at} > ${oneLook}`,
      ),
    )
    .limit(1);
  if (!known) await writeAudit(db, { actor, action, object, address });
}
