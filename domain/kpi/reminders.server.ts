import { and, exists, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { notifyStartup, settle } from "../notification/notify.server.ts";
import { startup } from "../person/startup.table.ts";
import { closedMonth, dueDay } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";

/** Days of the month on which a startup that has not reported the previous month gets a reminder. */
const reminderDays = ["03", "10"];

/** Startups that have never reported a month get no reminder. */
export async function remindOfCheckIns(db: Db, now = new Date()) {
  const today = parisDay(now);
  const month = closedMonth(today);
  const day = reminderDays.findLast((each) => today.slice(8) >= each);
  if (day === undefined || today > dueDay(month)) return 0;
  const reported = db
    .select({ one: sql`1` })
    .from(kpiCheckIn)
    .where(sql`${kpiCheckIn.founder} = ${startup.id}`);
  const ofMonth = db
    .select({ one: sql`1` })
    .from(kpiCheckIn)
    .where(sql`${kpiCheckIn.founder} = ${startup.id} and ${kpiCheckIn.month} = ${month}::date`);
  const late = await db
    .select({ id: startup.id })
    .from(startup)
    .where(and(exists(reported), notExists(ofMonth)));
  let notified = 0;
  const due = { kind: "check-in-due", event: `${month} ${day}`, data: { month, due: dueDay(month) } } as const;
  for (const { id } of late) if ((await notifyStartup(db, id, due, now)).length > 0) notified += 1;
  return notified;
}

export const endReminders = (tx: Db, founder: string, months: readonly string[], now: Date) =>
  settle(tx, founder, { kind: "check-in-due", name: "month", values: months }, now);
