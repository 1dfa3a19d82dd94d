import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lte, not, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { audit, auditedAs, type AuditEntry, writeAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/entry.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { factsOf, raiseVersion, readPictures } from "./content.server.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import type { ContentRecord, Kind } from "./content.ts";
import { changedParts, differences } from "./difference.ts";
import type { Problem, RecordName, Saved, When } from "./editing.ts";
import { kinds } from "./kinds.server.ts";
import { problemsOf } from "./problems.server.ts";
import { isDraft, liveOf, named, revisionOf, recordStateOf } from "./record-state.server.ts";
import { quotedIn, unknownReferences } from "./resolve.ts";

type Revision = typeof contentRevision.$inferSelect;

type Change = {
  record: unknown;
  name: RecordName;
  /** `RecordState.base` as the editor loaded it; null for a new record. */
  base: string | null;
  when: When;
  /** Problems that the caller has found: nothing is saved, and they are returned together with new ones. */
  problems?: Problem[];
};

/** Saves a change as a draft, schedules it, or publishes it; each call adds one revision. */
export async function changeRecord(
  db: Db,
  actor: Actor,
  { record, name, base, when, problems: known = [] }: Change,
): Promise<Saved> {
  mustHave(actor, "content");
  return db.transaction(async (tx): Promise<Saved> => {
    await lockKind(tx, name.kind);
    const state = await recordStateOf(tx, name);
    if (base === null && (state.published || state.draft)) return refused({ path: "id", code: "taken" });
    if (base !== null && base !== state.base) return { status: "overtaken" };
    const { data, problems } = await check(tx, name, record, state.published);
    if (!data || known.length > 0) return refused(...known, ...problems);
    if (when instanceof Date && when.getTime() <= Date.now())
      return refused({ path: "publishAt", code: "notInTheFuture" });
    await endDraft(tx, name);
    const revision = await addRevision(tx, actor.viewer.id, name, { before: state.published, data, when });
    if (when === "now") await put(tx, data);
    const action = when === "now" ? "content.publish" : when === "draft" ? "content.draft" : "content.schedule";
    await note(tx, auditedAs(actor), action, name, { before: state.published, after: data });
    return { status: "saved", revision, id: data.id };
  });
}

const refused = (...problems: Problem[]): Saved => ({ status: "refused", problems });

/** Serialises changes of a kind, because the order, ids and quoted facts are checked before the write. */
const lockKind = (tx: Db, kind: Kind) => lock(tx, "content", kind);

/** The problems of a record with its schema and with the facts and pictures that it refers to. */
async function check(
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
  // Without a tax basis, sentences that print the basis of this price would have a gap.
  if (data.kind === "fact" && !data.tax) {
    const quoting = await quotingRecords(tx, data.id, (quoted) => quoted === `${data.id}:tax`);
    if (quoting.length > 0) problems.push({ path: "tax", code: "stillQuoted", about: quoting.join(", ") });
  }
  return problems.length > 0 ? { problems } : { data, problems };
}

/** Increments the record's version if its wording has changed; records without a version stay as they are. */
function withVersion(record: unknown, published: ContentRecord | null) {
  if (!published || !("version" in published) || typeof record !== "object" || record === null) return record;
  const same = differences({ ...published, version: 0 }, { ...record, version: 0 }).length === 0;
  return { ...record, version: published.version + (same ? 0 : 1) };
}

async function addRevision(
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

const endDraft = (tx: Db, name: RecordName) =>
  tx
    .update(contentRevision)
    .set({ endedAt: sql`now()` })
    .where(and(revisionOf(name), isDraft))
    .returning({ id: contentRevision.id });

async function put(tx: Db, data: ContentRecord) {
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

async function note(
  tx: Db,
  actor: Pick<AuditEntry, "actor" | "address">,
  action: AuditAction,
  name: RecordName,
  { before, after }: { before?: unknown; after?: unknown },
) {
  const object = { kind: `content.${name.kind}` as const, id: name.id };
  await writeAudit(tx, { ...actor, action, object, ...changedParts(before, after) });
}

/** Discards a draft, scheduled or not; the published record stays. */
export async function discardDraft(db: Db, actor: Actor, name: RecordName) {
  mustHave(actor, "content");
  await db.transaction(async (tx) => {
    const ended = await endDraft(tx, name);
    if (ended.length > 0) await note(tx, auditedAs(actor), "content.discard", name, {});
  });
}

/** Records that quote a fact or refer to a logo. */
async function quotingRecords(tx: Db, id: string, quotes: (quoted: string) => boolean) {
  const rows = await tx
    .select({ kind: contentRecord.kind, id: contentRecord.id, data: contentRecord.data })
    .from(contentRecord)
    .where(not(contentRecord.deleted));
  return rows
    .filter((row) => !(row.kind === "fact" && row.id === id))
    .filter(({ data }) => quotedIn(data).some(({ fact }) => fact !== undefined && quotes(fact)))
    .map((row) => `${row.kind}/${row.id}`);
}

export async function deleteRecord(db: Db, actor: Actor, name: RecordName, base: string): Promise<Saved> {
  mustHave(actor, "content");
  return db.transaction(async (tx): Promise<Saved> => {
    await lockKind(tx, name.kind);
    const state = await recordStateOf(tx, name);
    if (base !== state.base) return { status: "overtaken" };
    if (!kinds[name.kind].grows) return refused({ path: "", code: "wrongForm" });
    if (name.kind === "fact") {
      const quoting = await quotingRecords(tx, name.id, (quoted) => quoted.split(":")[0] === name.id);
      if (quoting.length > 0) return refused({ path: "", code: "stillQuoted", about: quoting.join(", ") });
    }
    await endDraft(tx, name);
    if (!state.published) return { status: "saved", revision: "", id: name.id };
    const revision = await addRevision(tx, actor.viewer.id, name, { before: state.published, data: null, when: "now" });
    await tx
      .update(contentRecord)
      .set({ deleted: true, edited: true, updatedAt: sql`now()` })
      .where(named(name));
    await raiseVersion(tx);
    await note(tx, auditedAs(actor), "content.delete", name, { before: state.published });
    return { status: "saved", revision, id: name.id };
  });
}

/** Publishes the record that a revision had replaced, as a new revision. */
export async function undoRevision(db: Db, actor: Actor, revisionId: string): Promise<Saved> {
  mustHave(actor, "content");
  const [found] = await db.select().from(contentRevision).where(eq(contentRevision.id, revisionId));
  if (!found?.publishedAt) return refused({ path: "", code: "unknownReference" });
  const name = { kind: found.kind, id: found.recordId };
  const { base, published, draft } = await recordStateOf(db, name);
  if (found.before) {
    const isNew = !published && !draft;
    return changeRecord(db, actor, { record: found.before, name, base: isNew ? null : base, when: "now" });
  }
  return deleteRecord(db, actor, name, base);
}

export async function moveRecord(db: Db, actor: Actor, name: RecordName, towards: "up" | "down") {
  mustHave(actor, "content");
  await db.transaction(async (tx) => {
    await lockKind(tx, name.kind);
    const rows = await tx
      .select({ id: contentRecord.id, position: contentRecord.position })
      .from(contentRecord)
      .where(liveOf(name.kind))
      .orderBy(asc(contentRecord.position), asc(contentRecord.id));
    const from = rows.findIndex(({ id }) => id === name.id);
    const to = from + (towards === "up" ? -1 : 1);
    if (from < 0 || to < 0 || to >= rows.length) return;
    const order = rows.map(({ id }) => id);
    order.splice(to, 0, ...order.splice(from, 1));
    const [first] = rows;
    for (const [index, id] of order.entries())
      await tx
        .update(contentRecord)
        .set({ position: (first?.position ?? 0) + index, placed: true })
        .where(named({ kind: name.kind, id }));
    await raiseVersion(tx);
    await audit(tx, actor, {
      action: "content.move",
      object: { kind: `content.${name.kind}`, id: name.id },
      before: { place: from + 1 },
      after: { place: to + 1 },
    });
  });
}

const batch = 20;

/**
 * Publishes the drafts that are due; one that is no longer valid stays a draft, with the reason. Safe to run on several
 * servers at once.
 */
export async function publishDue(db: Db) {
  const due = await db
    .select({ id: contentRevision.id })
    .from(contentRevision)
    .where(and(isDraft, isNull(contentRevision.problem), lte(contentRevision.publishAt, sql`now()`)))
    .orderBy(asc(contentRevision.publishAt))
    .limit(batch);
  for (const { id } of due) await db.transaction((tx) => publishOne(tx, id));
  return due.length;
}

async function publishOne(tx: Db, id: string) {
  const [due] = await tx
    .select()
    .from(contentRevision)
    .where(and(eq(contentRevision.id, id), isDraft))
    .for("update", { skipLocked: true });
  if (!due?.data) return;
  const name = { kind: due.kind, id: due.recordId };
  const { published } = await recordStateOf(tx, name);
  const { data, problems } = await check(tx, name, due.data, published);
  const set = (change: Partial<Record<keyof Revision, unknown>>) =>
    tx
      .update(contentRevision)
      .set(change as Partial<Revision>)
      .where(eq(contentRevision.id, id));
  if (!data) {
    await set({
      problem: problems.map(({ path, code, about }) => [path, code, about].filter(Boolean).join(" ")).join("; "),
    });
    return;
  }
  await set({ data, before: published, publishedAt: sql`now()` });
  await put(tx, data);
  await note(tx, { actor: due.author }, "content.publish-on-date", name, { before: published, after: data });
}

/** An id derived from `wish` that no record of the kind has or had. */
export async function freeId(db: Db, kind: Kind, wish: string) {
  const taken = await db.select({ id: contentRecord.id }).from(contentRecord).where(eq(contentRecord.kind, kind));
  const drafts = await db
    .select({ id: contentRevision.recordId })
    .from(contentRevision)
    .where(eq(contentRevision.kind, kind));
  const ids = new Set([...taken, ...drafts].map(({ id }) => id));
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? wish : `${wish}-${nth}`;
    if (!ids.has(id)) return id;
  }
}
