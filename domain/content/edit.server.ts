import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit, auditedAs } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "./content.server.ts";
import { contentRecord, contentRevision } from "./content.table.ts";
import type { ContentRecord, Kind } from "./content.ts";
import type { Problem, RecordName, Saved, When } from "./editing.ts";
import { liveOf, named, recordStateOf, revisionOf } from "./record-state.server.ts";
import { addRevision, check, endDraft, lockContent, note, put, refused } from "./revision.server.ts";
import { deleteRecord } from "./delete-record.server.ts";

type Change = {
  record: unknown;
  name: RecordName;
  /** The state that the editor loaded, null for a new record; later changes of the record cause a refusal. */
  base: string | null;
  when: When;
  problems?: Problem[];
};

export async function changeRecord(
  db: Db,
  actor: Actor,
  { record, name, base, when, problems: known = [] }: Change,
): Promise<Saved> {
  mustHave(actor, "content");
  return db.transaction(async (tx): Promise<Saved> => {
    await lockContent(tx);
    const state = await recordStateOf(tx, name);
    if (base === null && (state.published || state.draft)) return refused({ path: "id", code: "taken" });
    if (base !== null && base !== state.base) return { status: "overtaken" };
    const { data, problems } = await check(tx, name, record, state.published);
    if (!data || known.length > 0) return refused(...known, ...problems);
    const moved = movedMailbox(data, state.published);
    if (actor.viewer.role !== "admin" && moved) return refused({ path: moved, code: "onlyAdministrators" });
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

/** The addresses that get notices and replies; they may lie outside the team, so only administrators change them. */
const mailboxes = ["notificationEmail", "contactEmail", "legalEmail"] as const;

const mailboxIn = (record: ContentRecord | null, name: (typeof mailboxes)[number]) =>
  record?.kind === "setting" ? record[name] : undefined;

export const movedMailbox = (data: ContentRecord, published: ContentRecord | null) =>
  mailboxes.find((each) => mailboxIn(data, each) !== mailboxIn(published, each));

/** `base` is the state in which the draft was shown. */
export async function discardDraft(db: Db, actor: Actor, name: RecordName, base?: string): Promise<Saved> {
  mustHave(actor, "content");
  return db.transaction(async (tx): Promise<Saved> => {
    await lockContent(tx);
    if (base && base !== (await recordStateOf(tx, name)).base) return { status: "overtaken" };
    const ended = await endDraft(tx, name);
    if (ended.length > 0) await note(tx, auditedAs(actor), "content.discard", name, {});
    return { status: "saved", revision: "", id: name.id };
  });
}

/**
 * Undoes a record's published revision by publishing the earlier state as a new revision. If the revision created the
 * record, deletes the record. `shown` is the record's state in which the history was shown.
 */
export async function undoRevision(
  db: Db,
  actor: Actor,
  name: RecordName,
  revisionId: string,
  shown?: string,
): Promise<Saved> {
  mustHave(actor, "content");
  const [found] = await db
    .select({ before: contentRevision.before, publishedAt: contentRevision.publishedAt })
    .from(contentRevision)
    .where(and(eq(contentRevision.id, revisionId), revisionOf(name)));
  if (!found?.publishedAt) return refused({ path: "", code: "unknownReference" });
  const { base, published, draft } = await recordStateOf(db, name);
  if (shown && shown !== base) return { status: "overtaken" };
  if (found.before) {
    const isNew = !published && !draft;
    return changeRecord(db, actor, { record: found.before, name, base: isNew ? null : base, when: "now" });
  }
  return deleteRecord(db, actor, name, base);
}

export async function moveRecord(db: Db, actor: Actor, name: RecordName, towards: "up" | "down") {
  mustHave(actor, "content");
  await db.transaction(async (tx) => {
    await lockContent(tx);
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
