import type { Db } from "../../platform/db/database.server.ts";
import { type AuditResult, auditEntry } from "./audit.table.ts";

export type AuditEntry = {
  /** The person's id; null for a stranger or the site itself. */
  actor: string | null;
  /** Noun first ("person.block"). */
  action: string;
  object?: { kind: string; id: string };
  result?: AuditResult;
  /** What it was and what it became, without names, addresses or secrets of other people. */
  before?: unknown;
  after?: unknown;
  address?: string;
};

/** Who acts, by id, and the network address that they act from. */
export type Signed = { viewer: { id: string }; address: string };

/** Somebody signed in, as the log names them. */
export const auditedAs = ({ viewer, address }: Signed) => ({ actor: viewer.id, address });

/** Writes who did what, in the transaction that does it. */
export async function writeAudit(tx: Db, ...entries: AuditEntry[]) {
  await tx.insert(auditEntry).values(
    entries.map(({ actor, action, object, result = "done", before, after, address }) => ({
      actor,
      action,
      objectKind: object?.kind ?? null,
      objectId: object?.id ?? null,
      result,
      before: before ?? null,
      after: after ?? null,
      address: address ?? null,
    })),
  );
}

/** Writes what somebody signed in did, in the transaction that does it. */
export const audit = (tx: Db, actor: Signed, entry: Omit<AuditEntry, "actor" | "address">) =>
  writeAudit(tx, { ...auditedAs(actor), ...entry });
