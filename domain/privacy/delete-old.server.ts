import { lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { keptSince, type RetentionRule } from "../retention/rules.ts";
import type { OwnData } from "./watch.server.ts";

export type Forget = (db: Db, now: Date, ownData: OwnData) => Promise<number>;

export function deleteOld(rule: RetentionRule, table: PgTable, date: PgColumn): Forget {
  return async (db, now) =>
    (
      await db
        .delete(table)
        .where(lt(date, keptSince(rule, now)))
        .returning({ date })
    ).length;
}
