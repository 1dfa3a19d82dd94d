import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { changesOf, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import type { AlertChange } from "./alert.ts";
import { followAlerts } from "./alert.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { type CheckIn, isReportable, type Numbers } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { checkInsOf } from "./history.server.ts";
import { endReminders } from "./reminders.server.ts";
import { datedAfter, isTooMuch, rowOf, textOf } from "./record.server.ts";

export type MonthNumbers = { month: string; numbers: Numbers };
export type Imported =
  /** `at` is the same timestamp for all imported rows. */
  | { status: "stored"; at: Date; added: number; corrected: number; unchanged: number; changes: AlertChange[] }
  | { status: "not-reportable" }
  | { status: "limited" }
  /** A month to replace was recorded after the preview. */
  | { status: "overtaken" };

/** Returns a preview's hidden field: digests of what each month of the file holds before the import. */
export function shownMonths(months: readonly MonthNumbers[], history: readonly CheckIn[]) {
  const before = new Map(history.map((each) => [each.month, textOf(each)]));
  return shownOf(Object.fromEntries(months.map(({ month }) => [month, before.get(month)])));
}

/**
 * Stores the numbers of several months in one transaction, and updates the alerts once, after the last month. `sent`
 * includes the preview's digests.
 */
export async function importCheckIns(
  db: Db,
  actor: Actor,
  { months, sent = {} }: { months: readonly MonthNumbers[]; sent?: Record<string, string> },
  now = new Date(),
): Promise<Imported> {
  const founder = mustEdit(actor);
  const today = parisDay(now);
  if (months.some(({ month }) => !isReportable(month, today))) return { status: "not-reportable" };
  return db.transaction(async (tx): Promise<Imported> => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const history = new Map((await checkInsOf(tx, founder)).map((each) => [each.month, each]));
    const { changed: edited, overtaken } = changesOf(
      sent,
      Object.fromEntries(months.map(({ month, numbers }) => [month, textOf(numbers)])),
      Object.fromEntries([...history.values()].map((each) => [each.month, textOf(each)])),
    );
    if (overtaken.length > 0) return { status: "overtaken" };
    const changed = months.filter(({ month }) => Object.hasOwn(edited, month));
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
