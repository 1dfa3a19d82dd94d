import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import type { Step, Verdict } from "./application.ts";
import { holdApplication } from "./application.server.ts";
import { applicationDecision } from "./application.table.ts";

/** `author` is the person who decided, `reason` what stands in the file: neither may be blank. */
export type Decision = { step: Step; verdict: Verdict; author: string; reason: string };

export type Decided = { status: "stored" | "withdrawn" | "decided" | "too-early" | "gone" };

/** Records a person's decision: one at each step, the final one only after a first yes. */
export async function decide(db: Db, id: string, decision: Decision, now = new Date()): Promise<Decided> {
  return db.transaction(async (tx): Promise<Decided> => {
    const found = await holdApplication(tx, id);
    if (!found) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    if (found[decision.step] || found.first?.verdict === "no") return { status: "decided" };
    if (decision.step === "final" && !found.first) return { status: "too-early" };
    await tx.insert(applicationDecision).values({ id: randomUUID(), applicationId: id, ...decision, decidedAt: now });
    // The places left stand on a public page.
    if (decision.step === "final" && decision.verdict === "yes") await raiseVersion(tx);
    return { status: "stored" };
  });
}
