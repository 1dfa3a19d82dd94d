import type { Db } from "../db/database.server.ts";
import { installation } from "./installation.table.ts";

export async function isDemo(db: Db) {
  const [row] = await db.select({ demo: installation.demo }).from(installation);
  return row?.demo ?? false;
}
