import { randomUUID } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { changesOf, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import type { EditConflict } from "../edit-conflict/edit-conflict.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import type { AlertChange } from "./alert.ts";
import { followAlerts } from "./alert.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { type CheckIn, isReportable, monthFrom, type Numbers, unexplained } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { checkInsOf } from "./history.server.ts";
import { endReminders } from "./reminders.server.ts";

export type Recorded =
  | { status: "stored" | "unchanged"; id: string; changes: AlertChange[] }
  /** The month has not ended yet, or is too long ago. */
  | { status: "not-reportable" }
  | { status: "limited" }
  /** A number that the form changes was also changed elsewhere since the form was displayed. */
  | { status: "overtaken"; overtaken: EditConflict[] }
  /** `cents` is the unexplained part of the change of cash. The founder must submit again with an explanation. */
  | { status: "unexplained"; cents: number };

type Source = "form" | "csv" | "demo";

const numberNames = [
  ...["mrr", "cash", "burn", "cac", "churn", "nps"],
  ...["activeDeals", "lastInvestorContact", "raised", "difference"],
] as const satisfies string[];

/** Returns a month's numbers as one text, for comparison. */
export const textOf = (numbers: Numbers) => JSON.stringify(numberNames.map((name) => numbers[name]));

export const isSame = (counted: CheckIn, numbers: Numbers) => textOf(counted) === textOf(numbers);

/** A correction must be dated after the corrected row, even if the clock was set back. */
export const datedAfter = (counted: CheckIn | undefined, now: Date) =>
  counted && counted.recordedAt >= now ? new Date(counted.recordedAt.getTime() + 1) : now;

/** Enough for ten years of months, each corrected twice: 120 × 3 = 360 rows. */
export const mostADay = 400;

export async function isTooMuch(tx: Db, founder: string, rows: number, now: Date) {
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const lately = and(eq(kpiCheckIn.founder, founder), gt(kpiCheckIn.recordedAt, since));
  return (await tx.$count(kpiCheckIn, lately)) + rows > mostADay;
}

export function rowOf(counted: CheckIn | undefined, month: string, numbers: Numbers, now: Date) {
  return { id: randomUUID(), month, ...numbers, recordedAt: datedAfter(counted, now) };
}

const typedNumbers = ({ mrr, cash, burn, cac, churn, nps, activeDeals, lastInvestorContact, raised }: Numbers) => ({
  ...{ mrr, cash, burn, cac, churn, nps },
  ...{ activeDeals, lastInvestorContact, raised },
});

/** Returns the form's hidden field: digests of the month's displayed numbers. */
export const shownNumbers = (counted: CheckIn | null) => shownOf(counted ? typedNumbers(counted) : {});

/**
 * Stores a month's numbers; a correction becomes a new row. Updates alerts and reminders in the same transaction. `sent`
 * includes digests of the displayed numbers: only numbers that differ from them are written.
 */
export async function recordCheckIn(
  db: Db,
  actor: Actor,
  {
    month,
    numbers: typed,
    source = "form",
    sent = {},
  }: { month: string; numbers: Numbers; source?: Source; sent?: Record<string, string> },
  now = new Date(),
): Promise<Recorded> {
  const founder = mustEdit(actor);
  if (!isReportable(month, parisDay(now))) return { status: "not-reportable" };
  return db.transaction(async (tx): Promise<Recorded> => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const history = await checkInsOf(tx, founder);
    const counted = history.find((each) => each.month === month);
    const before = history.find((each) => each.month === monthFrom(month, -1));
    const saved = counted && typedNumbers(counted);
    const { changed, overtaken } = changesOf<Partial<Numbers>>(sent, typedNumbers(typed), saved ?? {});
    if (overtaken.length > 0) return { status: "overtaken", overtaken };
    const numbers: Numbers = { ...typed, ...saved, ...changed };
    const cents = unexplained(numbers, before);
    // If a correction leaves the unexplained difference unchanged, the founder's earlier explanation is reused.
    const earlier = counted && unexplained(counted, before) === cents ? counted.difference : "";
    const difference = numbers.difference || earlier;
    if (cents !== null && !difference) return { status: "unexplained", cents };
    const whole = { ...numbers, difference };
    if (counted && isSame(counted, whole)) return { status: "unchanged", id: counted.id, changes: [] };
    if (await isTooMuch(tx, founder, 1, now)) return { status: "limited" };
    const row = rowOf(counted, month, whole, now);
    await tx.insert(kpiCheckIn).values({ ...row, founder, author: actor.viewer.id, source });
    await endReminders(tx, founder, [month], now);
    return { status: "stored", id: row.id, changes: await followAlerts(tx, founder, row.id, now) };
  });
}

export async function versionsOf(db: Db, actor: Actor, month: string) {
  const founder = mustRead(actor);
  return db
    .select({ id: kpiCheckIn.id, recordedAt: kpiCheckIn.recordedAt, source: kpiCheckIn.source, author: nameOf })
    .from(kpiCheckIn)
    .leftJoin(person, eq(person.id, kpiCheckIn.author))
    .where(and(eq(kpiCheckIn.founder, founder), eq(kpiCheckIn.month, month)))
    .orderBy(desc(kpiCheckIn.recordedAt), desc(kpiCheckIn.id));
}
