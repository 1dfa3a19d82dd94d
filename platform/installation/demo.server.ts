import type { Db } from "../db/database.server.ts";
import { installation } from "./installation.table.ts";

/** Whether this database holds the demonstration: written when its cast is loaded, and never on a real one. */
export async function isDemo(db: Db) {
  const [row] = await db.select({ demo: installation.demo }).from(installation);
  return row?.demo ?? false;
}
