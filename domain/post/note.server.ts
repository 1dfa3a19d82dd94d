import type { Db } from "../../platform/db/database.server.ts";
import { auditedAs, writeAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import { changedParts } from "../content/difference.ts";
import type { Actor } from "../person/actor.ts";
import type { PostToEdit } from "./post.ts";

/** The fields of a post as stored in the audit log; the history on the desk is read from there. */
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
  // `standing`, because existing audit entries use this key.
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
