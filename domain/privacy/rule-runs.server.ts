import { desc } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { retentionNames, type RetentionRule } from "../retention/rules.ts";
import { mustHave } from "../audit/access.ts";
import { retentionRun } from "./privacy.table.ts";

export type RuleRun = {
  rule: RetentionRule;
  ranAt: Date | null;
  finished: boolean;
  removed: number;
  error: string | null;
};

export async function lastRuns(db: Db, actor: Actor): Promise<RuleRun[]> {
  mustHave(actor, "privacy");
  const runs = await db
    .selectDistinctOn([retentionRun.rule])
    .from(retentionRun)
    .orderBy(retentionRun.rule, desc(retentionRun.day));
  return retentionNames.map((rule) => {
    const run = runs.find((each) => each.rule === rule);
    return {
      rule,
      ranAt: run?.startedAt ?? null,
      finished: run?.finishedAt != null,
      removed: run?.removed ?? 0,
      error: run?.error ?? null,
    };
  });
}
