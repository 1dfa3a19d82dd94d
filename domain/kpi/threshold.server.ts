import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { followAlerts } from "./alert.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { kpiThreshold } from "./check-in.table.ts";
import { thresholdKinds, type Thresholds } from "./threshold.ts";

export async function setThresholds(db: Db, actor: Actor, thresholds: Thresholds, now = new Date()) {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    await tx
      .insert(kpiThreshold)
      .values(thresholdKinds.map((kind) => ({ founder, kind, value: thresholds[kind], setAt: now })))
      .onConflictDoUpdate({
        target: [kpiThreshold.founder, kpiThreshold.kind],
        set: { value: sql`excluded.value`, setAt: now },
      });
    return { changes: await followAlerts(tx, founder, null, now) };
  });
}
