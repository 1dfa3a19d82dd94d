import { randomUUID } from "node:crypto";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { isReader, type Reader } from "../../platform/http/reader.server.ts";
import { investorOptions } from "../investor/investor-profile.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { notifyOfDay } from "../notification/notify.server.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { isCounted } from "./access.ts";
import { daysBefore, type ViewKind, weekStart } from "./deal.ts";
import { dealView, dealViewing, dealViewOptOut } from "./deal.table.ts";

/** The properties of a request by which a person is distinguished from a bot. */
export type Opening = Omit<Reader, "address"> & { method: string };

/**
 * Counts a visit by an approved investor to a published startup or its links, and resolves to whether it was counted:
 * bots, prefetches, browsers that object to being counted, and repeats within half an hour are not.
 */
export async function recordView(
  db: Db,
  actor: Actor,
  founder: string,
  { kind, ...opening }: Opening & { kind: ViewKind },
  now = new Date(),
): Promise<boolean> {
  if (!isCounted(actor) || opening.method === "HEAD" || !isReader(opening)) return false;
  const investor = actor.viewer.id;
  const published = publishedNow(db, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    // A single statement, so that only the first of several concurrent visits is counted.
    const { rows } = await tx.execute<{ id: string }>(sql`
      with counted as (
        insert into ${dealViewing} (founder, investor, kind, last_counted_at)
        select ${published.founder}, ${investor}, ${kind}, ${at} from ${published}
        where ${published.founder} = ${founder}
          and not exists (select 1 from ${dealViewOptOut} where ${dealViewOptOut.investor} = ${investor})
        on conflict (founder, investor, kind) do update set last_counted_at = excluded.last_counted_at
          where ${dealViewing.lastCountedAt} <= excluded.last_counted_at - interval '30 minutes'
        returning 1
      )
      insert into ${dealView} (id, founder, investor, kind, at)
      select ${randomUUID()}::uuid, ${founder}, ${investor}, ${kind}, ${at} from counted
      returning id
    `);
    if (rows.length > 0 && kind === "profile") await notifyOfDay(tx, founder, "view", now);
    return rows.length > 0;
  });
}

export type Period = { from?: Date; until?: Date };

/**
 * Visits to a founder's startup in a period: the only source of these numbers. The caller has checked the permission.
 */
export async function viewsOf(db: Db, founder: string, { from, until }: Period = {}) {
  const ofProfile = sql`filter (where ${dealView.kind} = 'profile')`;
  const [found] = await db
    .select({
      views: sql`count(*) ${ofProfile}`.mapWith(Number),
      /** Visits to the deck and to the website. */
      clicks: sql`count(*) filter (where ${dealView.kind} <> 'profile')`.mapWith(Number),
      /** Distinct investors, without those erased since. */
      investors: sql`count(distinct ${dealView.investor}) ${ofProfile}`.mapWith(Number),
      lastViewed: sql<Date | null>`max(${dealView.at}) ${ofProfile}`.mapWith(dealView.at),
    })
    .from(dealView)
    .where(and(eq(dealView.founder, founder), from && gte(dealView.at, from), until && lt(dealView.at, until)));
  return found ?? { views: 0, clicks: 0, investors: 0, lastViewed: null };
}

const latestShown = 8;
const shownDays = 30;
/** Fewer investors could be identified by a common trait. */
const fewestAlike = 3;

const parisDayOf = sql<string>`to_char(${dealView.at} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

/** Traits shared by at least three of the investors who visited in a period, without dates. */
async function sharedBy(db: Db, founder: string, from: Date) {
  const came = db
    .selectDistinct({
      stages: investorProfile.investment_stages,
      company: investorProfile.company_name,
      id: dealView.investor,
    })
    .from(dealView)
    .innerJoin(investorProfile, eq(investorProfile.user_id, dealView.investor))
    .where(and(eq(dealView.founder, founder), gte(dealView.at, from)));
  const investors = await came;
  const areSeveral = (having: (each: (typeof investors)[number]) => boolean) =>
    investors.filter(having).length >= fewestAlike;
  return {
    stages: investorOptions.investment_stages.filter((stage) => areSeveral(({ stages }) => stages.includes(stage))),
    throughCompany: areSeveral(({ company }) => company !== ""),
  };
}

async function viewsByDay(db: Db, founder: string, now: Date) {
  const today = parisDay(now);
  const days = Array.from({ length: shownDays }, (_, index) => daysLater(today, index + 1 - shownDays));
  const counted = await db
    .select({ day: parisDayOf.as("day"), views: sql`count(*)`.mapWith(Number) })
    .from(dealView)
    .where(
      and(
        ...[eq(dealView.founder, founder), eq(dealView.kind, "profile")],
        gte(dealView.at, startOfParisDay(days[0] ?? today)),
      ),
    )
    .groupBy(sql`day`);
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]));
  return days.map((day) => ({ day, views: viewsOn.get(day) ?? 0 }));
}

/**
 * Visits to a startup for its founder: their number per day and traits shared by several investors, but no identities.
 */
export async function activityOf(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  await mustOpen(db, founder, "view-counts");
  const latest = await db
    .select({
      day: parisDayOf.as("day"),
      kind: dealView.kind,
      times: sql`count(*)`.mapWith(Number),
    })
    .from(dealView)
    .where(eq(dealView.founder, founder))
    .groupBy(sql`day`, dealView.kind)
    .orderBy(sql`day desc`, dealView.kind)
    .limit(latestShown);
  const ever = await viewsOf(db, founder);
  const month = await viewsOf(db, founder, { from: daysBefore(now, 30) });
  const week = await viewsOf(db, founder, { from: weekStart(now) });
  return {
    ever: ever.views,
    views: month.views,
    clicksThisWeek: week.clicks,
    lastViewed: ever.lastViewed && parisDay(ever.lastViewed),
    activeInvestors: month.investors,
    latest,
    byDay: await viewsByDay(db, founder, now),
    shared: await sharedBy(db, founder, daysBefore(now, 30)),
  };
}

export type Activity = Awaited<ReturnType<typeof activityOf>>;
