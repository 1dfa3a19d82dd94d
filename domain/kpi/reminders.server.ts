import { and, exists, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { notify, settle } from "../notification/notify.server.ts";
import { person } from "../person/person.table.ts";
import { closedMonth, dueDay } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";

const interval = 10 * 60_000;

/** Days of the following month on which founders who have not reported yet are reminded. */
const reminderDays = ["03", "10"];

/** Reminds founders who have reported before of the month that has ended, once on each reminder day. */
export async function remindOfCheckIns(db: Db, now = new Date()) {
  const today = parisDay(now);
  const month = closedMonth(today);
  const day = reminderDays.findLast((each) => today.slice(8) >= each);
  if (day === undefined || today > dueDay(month)) return 0;
  const reported = db
    .select({ one: sql`1` })
    .from(kpiCheckIn)
    .where(sql`${kpiCheckIn.founder} = ${person.id}`);
  const ofMonth = db
    .select({ one: sql`1` })
    .from(kpiCheckIn)
    .where(sql`${kpiCheckIn.founder} = ${person.id} and ${kpiCheckIn.month} = ${month}::date`);
  const late = await db
    .select({ id: person.id })
    .from(person)
    .where(and(exists(reported), notExists(ofMonth)));
  let notified = 0;
  for (const { id } of late)
    if (
      await notify(db, id, { kind: "check-in-due", event: `${month} ${day}`, data: { month, due: dueDay(month) } }, now)
    )
      notified += 1;
  return notified;
}

/** Settles the reminders of months that have now been reported, in the transaction that stores them. */
export const endReminders = (tx: Db, founder: string, months: readonly string[], now: Date) =>
  settle(tx, founder, { kind: "check-in-due", name: "month", values: months }, now);

/** Looks for reminders to send at a regular interval, until stopped. */
export const watchReminders = (db: Db, log: Log) =>
  regularly(
    interval,
    () => remindOfCheckIns(db),
    (error) => log.warn({ error }, "founders could not be reminded of their numbers"),
  );
