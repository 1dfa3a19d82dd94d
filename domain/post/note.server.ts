import type { Db } from "../../platform/db/database.server.ts";
import { auditedAs, writeAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import { changedParts } from "../content/difference.ts";
import type { Actor } from "../person/actor.ts";
import type { PostToEdit } from "./post.ts";

/** Returns a post's fields for the audit log, from which the editing page shows the post's history. */
export const asNoted = ({
  id: _id,
  base: _base,
  publishedAt: _publishedAt,
  scheduledFor,
  cover,
  status,
  ...post
}: PostToEdit) => ({
  ...post,
  // The audit log stores the status as `standing`, because older audit entries use that name.
  standing: status,
  ...(cover !== null && { cover }),
  scheduledFor: scheduledFor?.toISOString() ?? null,
});

export const note = (
  tx: Db,
  actor: Actor | null,
  action: AuditAction,
  id: number,
  { before, after }: { before?: unknown; after?: unknown },
) =>
  writeAudit(tx, {
    ...(actor ? auditedAs(actor) : { actor: null }),
    action,
    object: { kind: "post", id: String(id) },
    ...changedParts(before, after),
  });
