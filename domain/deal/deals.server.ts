import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { readInvestorProfile } from "../investor/investor-profile.server.ts";
import { computeFigures, growthOf } from "../kpi/figures.ts";
import { checkInsOfMany } from "../kpi/history.server.ts";
import { matchOf } from "../match/match.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { startupLogo } from "../startup/startup-logo.table.ts";
import { stagesSeenBy } from "../deal-stage/stage.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { type DealFilter, type DealFilterName, dealFilterNames, weekStart } from "./deal.ts";
import { conditions, isShared, orderBy, soughtOf } from "./deal-query.server.ts";

const pageSize = 20;

export async function dealsFor(db: Db, actor: Actor, filter: DealFilter, place: Place = {}, now = new Date()) {
  const investor = mustBeApproved(actor);
  const { profile: wishes } = await readInvestorProfile(db, actor);
  const published = publishedNow(db, now);
  const kept = stagesSeenBy(db, investor);
  const narrowed = conditions(published, kept, filter, wishes);
  const order = orderBy(published, wishes, filter.order);
  const page = await readPage(order, { ...place, size: pageSize }, ({ where, orderBy: keys, limit }) =>
    db
      .select({
        founder: published.founder,
        name: published.name,
        logo: startupLogo.version,
        stage: founderProfile.current_stage,
        sector: founderProfile.sector,
        region: founderProfile.region,
        sought: soughtOf(published),
        customers: published.customers,
        deepTech: published.deepTech,
        sharesFigures: sql<boolean>`${isShared(published, "figures")}`,
        publishedAt: published.publishedAt,
        kept: kept.stage,
        tags: kept.tags,
        place: placeIn(order),
      })
      .from(published)
      .innerJoin(founderProfile, eq(founderProfile.user_id, published.founder))
      .leftJoin(startupLogo, eq(startupLogo.startup, published.founder))
      .leftJoin(kept, eq(kept.startup, published.founder))
      .where(and(...Object.values(narrowed), where))
      .orderBy(...keys)
      .limit(limit),
  );
  const sharing = page.rows.filter(({ sharesFigures }) => sharesFigures).map(({ founder }) => founder);
  const checkIns = await checkInsOfMany(db, sharing);
  const rows = page.rows.map(({ place: _, customers, deepTech, ...row }) => {
    const figures = computeFigures(checkIns.get(row.founder) ?? [], parisDay(now));
    return {
      ...row,
      mrr: figures.latest?.mrr ?? null,
      growth: growthOf(figures),
      match: matchOf(wishes, { stage: row.stage, sector: row.sector, sought: row.sought, customers, deepTech }),
    };
  });
  return { ...page, rows, wishes };
}

export type DealRow = Awaited<ReturnType<typeof dealsFor>>["rows"][number];

/**
 * Counts the published startups; `recent` counts those published at or after `since`, by default the start of the
 * current week.
 */
export async function countDeals(db: Db, actor: Actor, now = new Date(), since = weekStart(now)) {
  mustBeApproved(actor);
  const published = publishedNow(db, now);
  const [found] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      recent: sql`count(*) filter (where ${published.publishedAt} >= ${since.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
    })
    .from(published);
  return found ?? { all: 0, recent: 0 };
}

/**
 * Returns, for each active filter, the number of published startups that match all other active filters, but not this
 * one.
 */
export async function hiddenByFilters(db: Db, actor: Actor, filter: DealFilter, now = new Date()) {
  const investor = mustBeApproved(actor);
  const names = dealFilterNames.filter((name) => filter[name] !== "");
  if (names.length === 0) return [];
  const { profile: wishes } = await readInvestorProfile(db, actor);
  const published = publishedNow(db, now);
  const kept = stagesSeenBy(db, investor);
  const all = conditions(published, kept, filter, wishes);
  const countOf = (hiding: DealFilterName) => {
    const others = names.filter((name) => name !== hiding).map((name) => all[name]);
    return sql`count(*) filter (where ${and(sql`true`, ...others)} and (${all[hiding]}) is not true)`.mapWith(Number);
  };
  const [counted] = await db
    .select(Object.fromEntries(names.map((name) => [name, countOf(name)])))
    .from(published)
    .innerJoin(founderProfile, eq(founderProfile.user_id, published.founder))
    .leftJoin(kept, eq(kept.startup, published.founder));
  return names.map((name) => ({ name, hides: Number(counted?.[name] ?? 0) })).filter(({ hides }) => hides > 0);
}

export type HiddenByFilter = Awaited<ReturnType<typeof hiddenByFilters>>[number];
