import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { audit } from "../../audit/audit.server.ts";
import type { Actor } from "../../person/actor.ts";
import { dealRound, lockRound } from "./round.server.ts";
import { currentRubric } from "./save-rubric.server.ts";
import { reviewRound } from "./review.table.ts";

/**
 * The review round to open. `answerHours` is the number of hours within which applicants are promised the first
 * decision.
 */
export type OpenedRound = { intake: string; perFile: number; answerHours: number };

export async function openRound(
  db: Db,
  actor: Actor,
  { intake, perFile, answerHours }: OpenedRound,
  now = new Date(),
): Promise<{ status: "stored" | "open" }> {
  mustHave(actor, "applications");
  return db.transaction(async (tx) => {
    if (await lockRound(tx, intake)) return { status: "open" };
    const { number: rubric } = await currentRubric(tx);
    await tx.insert(reviewRound).values({ intake, rubric, perFile, answerHours, openedAt: now });
    await dealRound(tx, intake, now);
    await audit(tx, actor, {
      action: "round.open",
      object: { kind: "review-round", id: intake },
      after: { count: perFile },
    });
    return { status: "stored" };
  });
}
