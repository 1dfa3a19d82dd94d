import { and, desc, inArray, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { CheckIn } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { computeFigures } from "./figures.ts";

const {
  id,
  month,
  mrr,
  cash,
  burn,
  cac,
  churn,
  nps,
  activeDeals,
  lastInvestorContact,
  raised,
  difference,
  recordedAt,
} = kpiCheckIn;

const counting = {
  ...{ id, month, mrr, cash, burn, cac, churn, nps, activeDeals, lastInvestorContact, raised, difference, recordedAt },
};

/** Returns the current check-in of each reported month, oldest first; `without` is the id of a row to ignore. */
export async function checkInsOf(db: Db, founder: string, without?: string): Promise<CheckIn[]> {
  return (await checkInsOfMany(db, [founder], without)).get(founder) ?? [];
}

export async function checkInsOfMany(db: Db, founders: readonly string[], without?: string) {
  const found = new Map<string, CheckIn[]>();
  if (founders.length === 0) return found;
  const rows = await db
    .selectDistinctOn([kpiCheckIn.founder, month], { founder: kpiCheckIn.founder, checkIn: counting })
    .from(kpiCheckIn)
    .where(and(inArray(kpiCheckIn.founder, [...founders]), without === undefined ? undefined : ne(id, without)))
    .orderBy(kpiCheckIn.founder, month, desc(recordedAt), desc(id));
  for (const { founder, checkIn } of rows) found.set(founder, [...(found.get(founder) ?? []), checkIn]);
  return found;
}

/** Computes a founder's current figures, such as runway, growth, CAC and churn. Does not check permissions. */
export const figuresOf = async (db: Db, founder: string, now = new Date()) =>
  computeFigures(await checkInsOf(db, founder), parisDay(now));
