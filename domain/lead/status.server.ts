import { randomUUID } from "node:crypto";
import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { auditedAs, writeAudit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustBe } from "../audit/access.ts";
import { conditionOf, type LeadFilter, sharedBy } from "./lead-filter.server.ts";
import type { LeadStatus } from "./lead.ts";
import { lead, leadStatusChange } from "./lead.table.ts";

/** Notes down what the team has done about a lead whose status was seen as `from`; the same again is nothing. */
export async function setLeadStatus(
  db: Db,
  actor: Actor,
  id: string,
  { from, to }: { from: LeadStatus; to: LeadStatus },
): Promise<"stored" | "overtaken" | "gone"> {
  mustBe(actor, "admin");
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ status: lead.status }).from(lead).where(eq(lead.id, id)).for("update");
    if (!found) return "gone";
    if (found.status === to) return "stored";
    if (found.status !== from) return "overtaken";
    await change(tx, actor, [id], from, to);
    return "stored";
  });
}

/** Those of these leads that are new are answered, in the transaction that answers them another way. */
export async function answerLeads(tx: Db, actor: Actor, ids: string[]) {
  mustBe(actor, "admin");
  for (let last = batch; last === batch;) last = await settle(tx, actor, inArray(lead.id, ids), "answered");
}

const mostAtOnce = 1_000;
/** Leads that one transaction settles: it holds their rows only while three statements run. */
const batch = 100;

/** These leads, or those of a list without a search that came until it was read. */
type Several = { ids: string[] } | { filter: LeadFilter; until: Date };

/** Answers or sets aside those of several leads that are still new, up to 1,000, and tells how many that was. */
export async function settleLeads(db: Db, actor: Actor, several: Several, status: "answered" | "closed") {
  mustBe(actor, "admin");
  const which =
    "ids" in several
      ? inArray(lead.id, several.ids)
      : and(conditionOf(several.filter, sharedBy(several.filter)), lte(lead.createdAt, several.until));
  let settled = 0;
  for (let last = batch; last === batch && settled < mostAtOnce; settled += last)
    last = await db.transaction((tx) => settle(tx, actor, which, status));
  return settled;
}

/** Two that settle the same ones take them in the same order: the second finds none that is new. */
async function settle(tx: Db, actor: Actor, which: SQL | undefined, status: "answered" | "closed") {
  const waiting = await tx
    .select({ id: lead.id })
    .from(lead)
    .where(and(which, eq(lead.status, "new"), sql`not spam`))
    .orderBy(lead.id)
    .limit(batch)
    .for("update");
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await change(tx, actor, ids, "new", status);
  return ids.length;
}

async function change(tx: Db, actor: Actor, ids: string[], before: LeadStatus, status: LeadStatus) {
  const author = actor.viewer.id;
  await tx.update(lead).set({ status }).where(inArray(lead.id, ids));
  await tx.insert(leadStatusChange).values(ids.map((leadId) => ({ id: randomUUID(), leadId, status, author })));
  await writeAudit(
    tx,
    ...ids.map((id) => ({
      ...auditedAs(actor),
      action: "lead.status",
      object: { kind: "lead", id },
      before: { status: before },
      after: { status },
    })),
  );
}
