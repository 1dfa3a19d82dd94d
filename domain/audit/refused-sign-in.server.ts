import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import { auditEntry } from "./audit.table.ts";

const action = "sign-in";
const oneRun = sql`now() - interval '10 minutes'`;
/**
 * The maximum number of failed sign-ins recorded per account in ten minutes, so that password guesses cannot fill the
 * log.
 */
const most = 20;

/** `personId` is undefined if the e-mail address has no account. */
type Refused = { personId?: string | undefined; address: string };

/**
 * Records a wrong password, code or passkey. Failures from the same network address within ten minutes are recorded
 * once.
 */
export async function noteRefusedSignIn(db: Db, { personId, address }: Refused) {
  const about = personId === undefined ? sql`${auditEntry.objectId} is null` : eq(auditEntry.objectId, personId);
  const run = await db
    .select({ address: auditEntry.address })
    .from(auditEntry)
    .where(
      and(about, eq(auditEntry.action, action), eq(auditEntry.result, "refused"), sql`${auditEntry.at} > ${oneRun}`),
    )
    .orderBy(desc(auditEntry.at))
    .limit(most);
  if (run.length === most || run.some((each) => each.address === address)) return;
  await writeAudit(db, {
    actor: null,
    action,
    result: "refused",
    address,
    ...(personId !== undefined && { object: { kind: "person", id: personId } }),
  });
}
