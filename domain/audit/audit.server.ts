import type { Db } from "../../platform/db/database.server.ts";
import { type AuditResult, auditEntry } from "./audit.table.ts";
import type { AuditAction, AuditObjectKind, AuditValue } from "./entry.ts";

type Values = Partial<Record<AuditValue, unknown>>;

export type AuditEntry = {
  /** The id of the person who acted. Null for a visitor who is not signed in, or for the site itself. */
  actor: string | null;
  action: AuditAction;
  object?: { kind: AuditObjectKind; id: string };
  result?: AuditResult;
  /** The record's values before and after the action, without names, addresses or secrets of other people. */
  before?: Values | undefined;
  after?: Values | undefined;
  address?: string;
};

export type Signed = { viewer: { id: string }; address: string };

export const auditedAs = ({ viewer, address }: Signed) => ({ actor: viewer.id, address });

/** Writes audit entries. `tx` must be the transaction that performs the audited actions. */
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

export const audit = (tx: Db, actor: Signed, entry: Omit<AuditEntry, "actor" | "address">) =>
  writeAudit(tx, { ...auditedAs(actor), ...entry });
