import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import type { AlertChange } from "./alert.ts";
import { followAlerts } from "./alert.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { isReportable, type Numbers } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { checkInsOf } from "./history.server.ts";
import { endReminders } from "./reminders.server.ts";
import { isSame, rowOf, isTooMuch, datedAfter } from "./record.server.ts";

export type MonthNumbers = { month: string; numbers: Numbers };
export type Imported =
  /** `at` is the same timestamp for all imported rows. */
  | { status: "stored"; at: Date; added: number; corrected: number; unchanged: number; changes: AlertChange[] }
  | { status: "not-reportable" }
  | { status: "limited" };

/** Stores the numbers of several months in one transaction, and updates the alerts once, after the last month. */
export async function importCheckIns(
  db: Db,
  actor: Actor,
  months: readonly MonthNumbers[],
  now = new Date(),
): Promise<Imported> {
  const founder = mustEdit(actor);
  const today = parisDay(now);
  if (months.some(({ month }) => !isReportable(month, today))) return { status: "not-reportable" };
  return db.transaction(async (tx): Promise<Imported> => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const history = new Map((await checkInsOf(tx, founder)).map((each) => [each.month, each]));
    const changed = months.filter(({ month, numbers }) => {
      const counted = history.get(month);
      return !counted || !isSame(counted, numbers);
    });
    const at = changed
      .map(({ month }) => datedAfter(history.get(month), now))
      .reduce((latest, each) => (each > latest ? each : latest), now);
    const rows = changed.map(({ month, numbers }) => rowOf(history.get(month), month, numbers, at));
    if (rows.length > 0 && (await isTooMuch(tx, founder, rows.length, now))) return { status: "limited" };
    const last = rows.toSorted((a, b) => a.month.localeCompare(b.month)).at(-1);
    if (last) {
      await tx
        .insert(kpiCheckIn)
        .values(rows.map((row) => ({ ...row, founder, author: actor.viewer.id, source: "csv" as const })));
      await endReminders(
        tx,
        founder,
        rows.map(({ month }) => month),
        now,
      );
    }
    const corrected = rows.filter(({ month }) => history.has(month)).length;
    return {
      status: "stored",
      at,
      added: rows.length - corrected,
      corrected,
      unchanged: months.length - rows.length,
      changes: last ? await followAlerts(tx, founder, last.id, now) : [],
    };
  });
}
