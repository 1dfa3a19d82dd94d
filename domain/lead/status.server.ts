import { randomUUID } from "node:crypto";
import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type AuditEntry, auditedAs, writeAudit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { type LeadFilter, matches } from "./lead-filter.server.ts";
import type { LeadStatus } from "./lead.ts";
import { lead, leadStatusChange } from "./lead.table.ts";

export async function setLeadStatus(
  db: Db,
  actor: Actor,
  id: string,
  { from, to }: { from: LeadStatus; to: LeadStatus },
): Promise<"stored" | "overtaken" | "gone"> {
  mustHave(actor, "contacts");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ status: lead.status })
      .from(lead)
      .where(and(eq(lead.id, id), isOpenTo(actor, lead.id)))
      .for("update");
    if (!found) return "gone";
    if (found.status === to) return "stored";
    if (found.status !== from) return "overtaken";
    await change(tx, auditedAs(actor), [id], from, to);
    return "stored";
  });
}

/** Must run in the transaction that queues the answer; `author` is null for an automatic answer. */
export async function answerLeads(tx: Db, author: string | null, ids: string[]) {
  for (let last = batch; last === batch;) last = await settle(tx, { actor: author }, inArray(lead.id, ids), "answered");
}

/** `actor` is null for an automatic change; `address` is set if the change comes from a request. */
type Author = { actor: string | null; address?: string };

const mostAtOnce = 1_000;
/** The number of leads changed per transaction, small so that rows stay locked only briefly. */
const batch = 100;

/** `until` is when the list was loaded, and excludes later leads. */
type Several = { ids: string[] } | { filter: LeadFilter; until: Date };

export async function settleLeads(db: Db, actor: Actor, several: Several, status: "answered" | "closed") {
  mustHave(actor, "contacts");
  const chosen =
    "ids" in several ? inArray(lead.id, several.ids) : and(matches(several.filter), lte(lead.createdAt, several.until));
  const which = and(chosen, isOpenTo(actor, lead.id));
  let settled = 0;
  for (let last = batch; last === batch && settled < mostAtOnce; settled += last)
    last = await db.transaction((tx) => settle(tx, auditedAs(actor), which, status));
  return settled;
}

/**
 * Changes the status of one batch of new leads. Rows are locked in the order of ids, so that concurrent calls cannot
 * deadlock.
 */
async function settle(tx: Db, author: Author, which: SQL | undefined, status: "answered" | "closed") {
  const waiting = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(and(which, eq(lead.status, "new"), sql`not spam`))
    .orderBy(lead.id)
    .limit(batch)
    .for("update");
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await change(tx, author, ids, "new", status);
  return ids.length;
}

async function change(tx: Db, author: Author, ids: string[], before: LeadStatus, status: LeadStatus) {
  await tx.update(lead).set({ status }).where(inArray(lead.id, ids));
  const { actor } = author;
  if (actor !== null)
    await tx
      .insert(leadStatusChange)
      .values(ids.map((leadId) => ({ id: randomUUID(), leadId, status, author: actor })));
  await writeAudit(
    tx,
    ...ids.map((id): AuditEntry => ({
      ...author,
      action: "lead.status",
      object: { kind: "lead", id },
      before: { status: before },
      after: { status },
    })),
  );
}
