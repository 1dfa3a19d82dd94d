import { and, eq } from "drizzle-orm";
import { mustBe } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { type Limited, lockedOwn, takeChange } from "./change.server.ts";
import { asksOutcome, type Outcome } from "./introduction.ts";
import { introductionOutcome } from "./introduction.table.ts";

/**
 * Stores one side's report of the outcome; possible from two weeks after both had agreed. `shown` is the report on the
 * page, "" for none: another one that was made since is not replaced.
 */
export async function sayOutcome(
  db: Db,
  actor: Actor,
  { id, outcome, shown }: { id: string; outcome: Outcome; shown?: string | undefined },
  now = new Date(),
): Promise<{ status: "stored" | "gone" | "closed" | "overtaken" } | Limited> {
  mustBe(actor, "investor", "founder");
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const own = await lockedOwn(tx, actor, id);
    if (!own) return { status: "gone" as const };
    if (!asksOutcome(own.row, now)) return { status: "closed" as const };
    const [said] = await tx
      .select({ outcome: introductionOutcome.outcome })
      .from(introductionOutcome)
      .where(and(eq(introductionOutcome.introduction, own.row.id), eq(introductionOutcome.side, own.side)));
    if (shown !== undefined && ![shown, outcome].includes(said?.outcome ?? "")) return { status: "overtaken" as const };
    const stated = { outcome, by: actor.viewer.id, at: now };
    await tx
      .insert(introductionOutcome)
      .values({ introduction: own.row.id, side: own.side, ...stated })
      .onConflictDoUpdate({ target: [introductionOutcome.introduction, introductionOutcome.side], set: stated });
    await audit(tx, actor, { action: "introduction.outcome", object: { kind: "startup", id: own.row.founder } });
    return { status: "stored" as const };
  });
}
