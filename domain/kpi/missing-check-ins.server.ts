import { and, eq, exists, isNull, max, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import { kpiAlert } from "./alert.table.ts";
import { isCheckInMissing } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { followAlerts } from "./alert.server.ts";

/** Opens an alert for every startup that has reported before and has missed a check-in's due day. */
export async function openMissingCheckIns(db: Db, now = new Date()) {
  const today = parisDay(now);
  const alerted = db
    .select({ one: sql`1` })
    .from(kpiAlert)
    .where(and(eq(kpiAlert.founder, kpiCheckIn.founder), eq(kpiAlert.kind, "check-in"), isNull(kpiAlert.closedAt)));
  const founders = db
    .select({ one: sql`1` })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(and(eq(startupSeat.startup, kpiCheckIn.founder), eq(person.role, "founder")));
  const reporting = await db
    .select({ founder: kpiCheckIn.founder, latest: max(kpiCheckIn.month) })
    .from(kpiCheckIn)
    .where(and(exists(founders), notExists(alerted)))
    .groupBy(kpiCheckIn.founder);
  let opened = 0;
  for (const { founder, latest } of reporting) {
    if (latest === null || !isCheckInMissing(latest, today)) continue;
    const changes = await db.transaction(async (tx) => {
      await lockStartup(tx, founder);
      return followAlerts(tx, founder, null, now);
    });
    opened += changes.filter(({ change }) => change === "opened").length;
  }
  return opened;
}
