import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { CheckIn } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { computeFigures } from "./figures.ts";

/** What counts of each month that a founder reported, the oldest first; `without` what one row, by its id, says. */
export async function checkInsOf(db: Db, founder: string, without?: string): Promise<CheckIn[]> {
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
  return db
    .selectDistinctOn([month], {
      ...{
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
      },
    })
    .from(kpiCheckIn)
    .where(and(eq(kpiCheckIn.founder, founder), without === undefined ? undefined : ne(id, without)))
    .orderBy(asc(month), desc(recordedAt), desc(id));
}

/** A founder's numbers today: the one source of runway, growth, CAC and churn, for a caller that may read them. */
export const figuresOf = async (db: Db, founder: string, now = new Date()) =>
  computeFigures(await checkInsOf(db, founder), parisDay(now));
