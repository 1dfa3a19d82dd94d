import { date, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { itsStartup } from "../person/startup.table.ts";
import type { ToolId } from "../toolkit/tool.ts";

export const toolUse = pgTable(
  "tool_use",
  {
    founder: itsStartup(),
    tool: text().$type<ToolId>().notNull(),
    lastUsedOn: date("last_used_on").notNull(),
  },
  (t) => [primaryKey({ columns: [t.founder, t.tool] }), index("tool_use_day").on(t.lastUsedOn)],
);
