import type { Db } from "../../platform/db/database.server.ts";
import { auditedAs, writeAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import { changedParts } from "../content/difference.ts";
import type { Actor } from "../person/actor.ts";
import type { PostToEdit } from "./post.ts";

/** What the audit log tells of a post: the history on the desk is read from it. */
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
  // The name that the log has for it in every row.
  standing: status,
  ...(cover !== null && { cover }),
  scheduledFor: scheduledFor?.toISOString() ?? null,
});

/** Records a change of a post; without an actor, the scheduled date triggered it. */
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
