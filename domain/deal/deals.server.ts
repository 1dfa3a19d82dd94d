import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Order, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { readInvestorProfile } from "../investor/investor-profile.server.ts";
import { computeFigures, growthOf } from "../kpi/figures.ts";
import { checkInsOfMany } from "../kpi/history.server.ts";
import { sectorsCalled, stagesCalled } from "../match/kinship.ts";
import { focusOf, matchOf, type Reason, rulesFor, type Wishes } from "../match/match.ts";
import type { Actor } from "../person/actor.ts";
import { customerKinds } from "../publication/publication.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { fundingSought, sectors, startupStages } from "../startup/options.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { startupLogo } from "../startup/startup-logo.table.ts";
import { stagesSeenBy } from "../deal-stage/stage.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { type DealFilter, type DealFilterName, dealFilterNames, own, weekStart } from "./deal.ts";

const pageSize = 20;
type Published = ReturnType<typeof publishedNow>;
type Where = SQL | undefined;

const isShared = ({ shown }: Published, part: string) => sql`${shown} @> ${JSON.stringify([part])}::jsonb`;

/** The sum sought if the startup shares it; an unshared sum must not affect filtering or sorting. */
const soughtOf = (published: Published) =>
  sql<string>`case when ${isShared(published, "funding")} then ${founderProfile.funding_amount_needed} else '' end`;

const isOneOf = (column: SQL, names: readonly string[]) => inArray(column, [...names]);

/** The SQL condition of each filter; undefined for an empty filter. */
function conditions(
  published: Published,
  kept: ReturnType<typeof stagesSeenBy>,
  filter: DealFilter,
  wishes: Wishes,
): Record<DealFilterName, Where> {
  const named = (name: Exclude<DealFilterName, "desk">, wished: readonly string[]) =>
    filter[name] === own ? wished : filter[name] ? [filter[name]] : [];
  const wanted = {
    stage: named("stage", wishes.investment_stages),
    sector: named("sector", wishes.preferred_sectors),
    ticket: named("ticket", ticketBands(wishes)),
  };
  return {
    stage:
      wanted.stage.length > 0 ? isOneOf(sql`${founderProfile.current_stage}`, stagesCalled(wanted.stage)) : undefined,
    sector: wanted.sector.length > 0 ? isOneOf(sql`${founderProfile.sector}`, sectorsCalled(wanted.sector)) : undefined,
    ticket: wanted.ticket.length > 0 ? isOneOf(soughtOf(published), wanted.ticket) : undefined,
    desk:
      filter.desk === own
        ? sql`${kept.stage} is not null`
        : filter.desk
          ? sql`${kept.stage} = ${filter.desk}`
          : undefined,
  };
}

/** The sums sought that match an investor's ticket; none if the investor gave no ticket. */
function ticketBands(wishes: Wishes) {
  const { ticket } = rulesFor(wishes);
  return fundingSought.map(({ id }) => id).filter((id) => ticket(id).points > 0);
}

const caseOf = (column: SQL, options: readonly string[], reason: (option: string) => Reason) => {
  const points = options.map((option) => [option, reason(option).points] as const).filter(([, worth]) => worth > 0);
  if (points.length === 0) return sql`0`;
  const cases = points.map(([option, worth]) => sql`when ${option} then ${worth}::int`);
  return sql`case ${column} ${sql.join(cases, sql` `)} else 0 end`;
};

/** The match points in SQL, by the same rules as `matchOf`. */
function pointsOf(published: Published, wishes: Wishes) {
  const rules = rulesFor(wishes);
  const wished = customerKinds.filter((kind) =>
    focusOf({ customers: [kind], deepTech: false }).some((name) => wishes.investment_focus.includes(name)),
  );
  const fits = [
    ...wished.map((kind) => sql`${published.customers} @> ${JSON.stringify([kind])}::jsonb`),
    ...(wishes.investment_focus.includes("deep-tech") ? [sql`${published.deepTech}`] : []),
  ];
  const { of: forFocus } = rules.focus({ customers: [], deepTech: false });
  return sql`(${sql.join(
    [
      caseOf(sql`${founderProfile.current_stage}`, startupStages, rules.stage),
      caseOf(
        soughtOf(published),
        fundingSought.map(({ id }) => id),
        rules.ticket,
      ),
      caseOf(sql`${founderProfile.sector}`, sectors, rules.sector),
      fits.length > 0 ? sql`case when ${sql.join(fits, sql` or `)} then ${forFocus}::int else 0 end` : sql`0`,
    ],
    sql` + `,
  )})`;
}

function orderBy(published: Published, wishes: Wishes, by: DealFilter["order"]): Order {
  const newest = [
    { key: sql`${published.publishedAt}`, kind: "time" as const },
    { key: sql`${published.id}`, kind: "uuid" as const },
  ];
  const match = { key: pointsOf(published, wishes), kind: "number" as const };
  return { by: by === "match" ? [match, ...newest] : newest, newestFirst: true };
}

/** A page of the published startups for an approved investor, with the reasons for each match. */
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

/** The number of startups published now, and of those new since Monday. */
export async function countDeals(db: Db, actor: Actor, now = new Date()) {
  mustBeApproved(actor);
  const published = publishedNow(db, now);
  const [found] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      thisWeek:
        sql`count(*) filter (where ${published.publishedAt} >= ${weekStart(now).toISOString()}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(published);
  return found ?? { all: 0, thisWeek: 0 };
}

/** For each active filter, the number of published startups that match all other filters but not this one. */
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
