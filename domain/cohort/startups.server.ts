import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type PageQuery, type Order, type Place, placeIn } from "../../platform/db/keyset.server.ts";
import { type FoundPage, searchPage } from "../../platform/db/search.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { AlertKind, AlertLevel } from "../kpi/alert.ts";
import { kpiAlert } from "../kpi/alert.table.ts";
import { closedMonth } from "../kpi/check-in.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import { computeFigures } from "../kpi/figures.ts";
import { checkInsOfMany } from "../kpi/history.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import type { Plan } from "../plan/plan.ts";
import { publication, publicationLook } from "../publication/publication.table.ts";
import { readinessScan } from "../readiness/readiness.table.ts";
import { startup } from "../person/startup.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import type { StartupState } from "./startup-state.ts";
import type { ListedStartup, StartupFilter } from "./listed-startup.ts";

const newest: Order = {
  by: [
    { key: person.createdAt, kind: "time" },
    { key: person.id, kind: "text" },
  ],
  newestFirst: true,
};

/** A subquery for the id of the startup whose contact is the person in the current row. */
const itsId = sql<string>`(select ${startup.id} from ${startup} where ${startup.contact} = person.id)`;

const published = sql`exists (select 1 from ${publication} where ${publication.founder} = ${itsId} and ${publication.withdrawnAt} is null)`;
const reported = (month: SQL) =>
  sql`exists (select 1 from ${kpiCheckIn} where ${kpiCheckIn.founder} = ${itsId} and ${kpiCheckIn.month} = ${month})`;

const states = (today: string): Record<StartupState, SQL> => ({
  "at-risk": sql`exists (select 1 from ${kpiAlert} where ${kpiAlert.founder} = ${itsId} and ${kpiAlert.closedAt} is null)`,
  "not-reported": sql`not ${reported(sql`${closedMonth(today)}::date`)}`,
  "never-reported": sql`not exists (select 1 from ${kpiCheckIn} where ${kpiCheckIn.founder} = ${itsId})`,
  published,
  "to-look-at": sql`exists (select 1 from ${publicationLook} where ${publicationLook.founder} = ${itsId} and ${publicationLook.verdict} is null)`,
});

const planOn = (today: string) => sql<Plan>`coalesce((
  select max(case s.plan when 'elite' then '2elite' else '1visible' end) from plan_grant s
  where s.startup = ${itsId} and s.starts_on <= ${today}::date
    and coalesce(s.ends_on, 'infinity') >= ${today}::date and coalesce(s.ended_on, 'infinity') > ${today}::date
), '0free')`;

export async function listStartups(
  db: Db,
  actor: Actor,
  { state, text }: StartupFilter,
  place: Place,
  now = new Date(),
): Promise<FoundPage<ListedStartup>> {
  mustHave(actor, "startups");
  const today = parisDay(now);
  const about = and(eq(person.role, "founder"), isNotNull(itsId), state ? states(today)[state] : undefined);
  const read = async (from: Db, { where, orderBy, limit }: PageQuery): Promise<ListedStartup[]> => {
    const rows = await from
      .select({
        id: itsId,
        contact: person.id,
        email: person.email,
        startup: sql<string>`coalesce((select ${founderProfile.startup_name} from ${founderProfile} where ${founderProfile.user_id} = ${itsId}), '')`,
        plan: planOn(today),
        score: sql<
          number | null
        >`(select ${readinessScan.score} from ${readinessScan} where ${readinessScan.founder} = ${itsId} order by ${readinessScan.scannedAt} desc limit 1)`,
        publishedAt: sql<
          string | null
        >`(select ${publication.publishedAt} from ${publication} where ${publication.founder} = ${itsId} and ${publication.withdrawnAt} is null)`,
        askedAt: sql<
          string | null
        >`(select ${publicationLook.askedAt} from ${publicationLook} where ${publicationLook.founder} = ${itsId} and ${publicationLook.verdict} is null)`,
        place: placeIn(newest),
      })
      .from(person)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    const founders = rows.map(({ id }) => id);
    const [checkIns, alerts] = [await checkInsOfMany(from, founders), await openAlertsOf(from, founders)];
    return rows.map(({ plan, publishedAt, askedAt, ...row }) => {
      const { latest, isStale, runway } = computeFigures(checkIns.get(row.id) ?? [], today);
      return {
        ...row,
        plan: plan.slice(1) as Plan,
        publishedAt: publishedAt === null ? null : new Date(publishedAt),
        askedAt: askedAt === null ? null : new Date(askedAt),
        month: latest?.month ?? null,
        mrr: latest?.mrr ?? null,
        isStale,
        runway,
        alerts: alerts.get(row.id) ?? [],
      };
    });
  };
  return searchPage<ListedStartup>(db, { order: newest, place, table: person, about, text }, read);
}

async function openAlertsOf(db: Db, founders: readonly string[]) {
  const found = new Map<string, { kind: AlertKind; level: AlertLevel }[]>();
  if (founders.length === 0) return found;
  const rows = await db
    .select({ founder: kpiAlert.founder, kind: kpiAlert.kind, level: kpiAlert.level })
    .from(kpiAlert)
    .where(and(inArray(kpiAlert.founder, [...founders]), isNull(kpiAlert.closedAt)))
    .orderBy(desc(kpiAlert.level), asc(kpiAlert.openedAt));
  for (const { founder, ...alert } of rows) found.set(founder, [...(found.get(founder) ?? []), alert]);
  return found;
}
