import { and, desc, eq, gte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Place } from "../../platform/db/keyset.server.ts";
import { languages } from "../../platform/language/language.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { entriesAbout } from "../audit/list.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Difference } from "../content/difference.ts";
import { changePost } from "./edit.server.ts";
import type { PostSaved } from "./post-change.ts";
import { readPost } from "./read-post.server.ts";
import type { Actor } from "../person/actor.ts";
import type { PostStatus } from "./post.ts";

const written = [
  ...languages.flatMap((lang) =>
    ["title", "excerpt", "body", "author", "authorIsSample", "chart"].map((field) => `${lang}.${field}`),
  ),
  ...["slug", "category", "checked", "reviewAfter", "featured", "cover", "newsletter"],
];

const recordOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

const statuses: Record<string, PostStatus> = {
  "post.draft": "draft",
  "post.schedule": "scheduled",
  "post.publish": "published",
  "post.publish-on-date": "published",
};

type PastOfPost = {
  id: number;
  at: Date;
  /** Null for an automatic publication, and empty if the person's account was deleted. */
  author: string | null;
  status: PostStatus;
  wasPublished: boolean;
  publishAt: Date | null;
  changed: Difference[];
  canPutBack: boolean;
};

const pageSize = 20;

const nameOf = (id: number) => ({ kind: "post", id: String(id) });

/** Returns a post's changes, newest first. Changes older than the audit log's retention period are missing. */
export async function historyOfPost(db: Db, actor: Actor, id: number, place: Place) {
  mustHave(actor, "content");
  const { kind, id: object } = nameOf(id);
  const { rows, next } = await entriesAbout(db, `${kind}:${object}`, { ...place, size: pageSize });
  const past = rows.map((row): PastOfPost => {
    const [before, after] = [recordOf(row.before), recordOf(row.after)];
    const changed = written
      .filter((path) => path in before || path in after)
      .map((path) => ({ path, before: before[path], after: after[path] }))
      // The entry that created a post also lists the empty fields of an unused language.
      .filter((each) => (each.before || "") !== (each.after || ""));
    const publishAt = after["scheduledFor"];
    return {
      id: row.id,
      at: row.at,
      author: row.actor === null ? null : (row.actorName ?? ""),
      status: statuses[row.action] ?? "draft",
      wasPublished: before["standing"] === "published",
      publishAt: typeof publishAt === "string" ? new Date(publishAt) : null,
      changed,
      canPutBack: changed.length > 0 && !isFirst(before),
    };
  });
  return { past, older: next };
}

/** Only the audit entry that created the post has a null slug before the change. */
const isFirst = (before: Record<string, unknown>) => "slug" in before && before["slug"] === null;

/**
 * Restores a post as it was before an audit entry, which also undoes all later entries. `shown` is the post's version
 * whose history was shown.
 */
export async function putPostBack(db: Db, actor: Actor, id: number, entry: number, shown?: string): Promise<PostSaved> {
  mustHave(actor, "content");
  const gone: PostSaved = { status: "refused", problems: [{ path: "", code: "unknownReference" }] };
  const today = await readPost(db, actor, id);
  const { kind, id: object } = nameOf(id);
  const entries = await db
    .select({ id: auditEntry.id, before: auditEntry.before })
    .from(auditEntry)
    .where(and(eq(auditEntry.objectId, object), eq(auditEntry.objectKind, kind), gte(auditEntry.id, entry)))
    .orderBy(desc(auditEntry.id));
  const last = entries.at(-1);
  if (!today || last?.id !== entry || isFirst(recordOf(last.before))) return gone;
  const { base, status, scheduledFor } = today;
  if (shown && shown !== base) return { status: "overtaken" };
  const post = { ...today, en: { ...today.en }, fr: { ...today.fr } };
  for (const before of entries.map((each) => recordOf(each.before)))
    for (const path of written.filter((known) => known in before)) {
      const [first = "", second = ""] = path.split(".");
      if (first === "en" || first === "fr") Object.assign(post[first], { [second]: before[path] });
      else Object.assign(post, { [first]: before[path] });
    }
  const when = status === "published" ? "now" : (scheduledFor ?? "draft");
  return changePost(db, actor, { id, base, post: { ...post, newsletter: false }, when });
}
