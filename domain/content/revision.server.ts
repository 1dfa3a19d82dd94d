import { randomUUID } from "node:crypto";
import { and, not, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import { factsOf, raiseVersion, readPictures } from "./content.server.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import type { ContentRecord } from "./content.ts";
import { changedParts, differences } from "./difference.ts";
import type { Problem, RecordName, Saved, When } from "./editing.ts";
import { kinds } from "./kinds.server.ts";
import { problemsOf } from "./problems.server.ts";
import { isDraft, liveOf, revisionOf } from "./record-state.server.ts";
import { quotedIn, unknownReferences } from "./references.ts";

export const refused = (...problems: Problem[]): Saved => ({ status: "refused", problems });

/** Locks the records of all kinds, because a record is checked against the facts and pictures that it quotes. */
export const lockContent = (tx: Db) => lock(tx, "content");

export async function check(
  tx: Db,
  name: RecordName,
  record: unknown,
  published: ContentRecord | null,
): Promise<{ data?: ContentRecord; problems: Problem[] }> {
  const parsed = kinds[name.kind].schema.safeParse(withVersion(record, published));
  if (!parsed.success) return { problems: problemsOf(parsed.error) };
  const data: ContentRecord = parsed.data;
  if (data.kind !== name.kind || data.id !== name.id) return { problems: [{ path: "id", code: "wrongForm" }] };
  const facts = factsOf(await tx.select().from(contentRecord).where(liveOf("fact")));
  if (data.kind === "fact") facts.set(data.id, data);
  const problems = unknownReferences(data, facts, await readPictures(tx)).map(({ path, fact, image }): Problem =>
    fact === undefined
      ? { path: path.join("."), code: "unknownImage", about: image ?? "" }
      : { path: path.join("."), code: "unknownFact", about: fact },
  );
  // A price must keep its tax basis as long as other records quote the basis ("excluding VAT" or "including VAT"),
  // alone or with the amount.
  if (data.kind === "fact" && !data.tax) {
    const parts = data.unit === "words" ? ["tax"] : ["tax", "price"];
    const quoting = await quotingRecords(tx, data.id, (quoted) =>
      parts.some((part) => quoted === `${data.id}:${part}`),
    );
    if (quoting.length > 0) problems.push({ path: "tax", code: "stillQuoted", about: quoting.join(", ") });
  }
  return problems.length > 0 ? { problems } : { data, problems };
}

/** Increments the record's version if the record has changed. Records without a version are returned unchanged. */
function withVersion(record: unknown, published: ContentRecord | null) {
  if (!published || !("version" in published) || typeof record !== "object" || record === null) return record;
  const same = differences({ ...published, version: 0 }, { ...record, version: 0 }).length === 0;
  return { ...record, version: published.version + (same ? 0 : 1) };
}

export async function addRevision(
  tx: Db,
  author: string,
  name: RecordName,
  { before, data, when }: { before: ContentRecord | null; data: ContentRecord | null; when: When },
) {
  const id = randomUUID();
  await tx.insert(contentRevision).values({
    id,
    kind: name.kind,
    recordId: name.id,
    data,
    before,
    author,
    ...(when === "now" && { publishedAt: sql`now()` }),
    ...(when instanceof Date && { publishAt: when }),
  });
  return id;
}

export const endDraft = (tx: Db, name: RecordName) =>
  tx
    .update(contentRevision)
    .set({ endedAt: sql`now()` })
    .where(and(revisionOf(name), isDraft))
    .returning({ id: contentRevision.id });

export async function put(tx: Db, data: ContentRecord) {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from ${contentRecord} where kind = ${data.kind})`;
  await tx
    .insert(contentRecord)
    .values({ kind: data.kind, id: data.id, position, data, edited: true })
    .onConflictDoUpdate({
      target: [contentRecord.kind, contentRecord.id],
      set: { data, edited: true, deleted: false, updatedAt: sql`now()` },
    });
  await raiseVersion(tx);
}

export async function note(
  tx: Db,
  actor: Pick<AuditEntry, "actor" | "address">,
  action: AuditAction,
  name: RecordName,
  { before, after }: { before?: unknown; after?: unknown },
) {
  const object = { kind: `content.${name.kind}` as const, id: name.id };
  await writeAudit(tx, { ...actor, action, object, ...changedParts(before, after) });
}

export async function quotingRecords(tx: Db, id: string, quotes: (quoted: string) => boolean) {
  const rows = await tx
    .select({ kind: contentRecord.kind, id: contentRecord.id, data: contentRecord.data })
    .from(contentRecord)
    .where(not(contentRecord.deleted));
  return rows
    .filter((row) => !(row.kind === "fact" && row.id === id))
    .filter(({ data }) => quotedIn(data).some(({ fact }) => fact !== undefined && quotes(fact)))
    .map((row) => `${row.kind}/${row.id}`);
}
