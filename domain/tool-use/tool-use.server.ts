import { count, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { rightOfTool, type ToolId, usedWithin } from "../toolkit/tool.ts";
import { toolUse } from "./tool-use.table.ts";

/** Records that a founder used a tool today; only the first use per day is written to the database. */
export async function recordToolUse(db: Db, actor: Actor, tool: ToolId, now = new Date()) {
  const founder = mustRead(actor);
  await mustOpen(db, founder, rightOfTool[tool]);
  const lastUsedOn = parisDay(now);
  await db
    .insert(toolUse)
    .values({ founder, tool, lastUsedOn })
    .onConflictDoUpdate({
      target: [toolUse.founder, toolUse.tool],
      set: { lastUsedOn },
      setWhere: lt(toolUse.lastUsedOn, lastUsedOn),
    });
}

export async function lastUses(db: Db, actor: Actor): Promise<Map<ToolId, string>> {
  const founder = mustRead(actor);
  const rows = await db
    .select({ tool: toolUse.tool, on: toolUse.lastUsedOn })
    .from(toolUse)
    .where(eq(toolUse.founder, founder));
  return new Map(rows.map(({ tool, on }) => [tool, on]));
}

export async function toolUsers(db: Db, now = new Date()): Promise<Map<ToolId, number>> {
  const rows = await db
    .select({ tool: toolUse.tool, users: count() })
    .from(toolUse)
    .where(gt(toolUse.lastUsedOn, sql`${parisDay(now)}::date - ${usedWithin}::int`))
    .groupBy(toolUse.tool);
  return new Map(rows.map(({ tool, users }) => [tool, users]));
}
