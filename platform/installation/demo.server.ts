import type { Db } from "../db/database.server.ts";
import { installation } from "./installation.table.ts";

/** Whether this database contains the demo data; the flag is set when the demo is loaded. */
export async function isDemo(db: Db) {
  const [row] = await db.select({ demo: installation.demo }).from(installation);
  return row?.demo ?? false;
}
