import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { investorOptions } from "../investor/investor-profile.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { retentionRules } from "../retention/rules.ts";
import { viewDays, viewsFrom } from "./deal.ts";
import { dealView } from "./deal.table.ts";
import { viewsOf } from "./views.server.ts";

const latestShown = 8;
/**
 * The minimum number of investors for showing a shared trait, because a smaller group could be identified by the trait.
 */
const fewestAlike = 3;

const parisDayOf = sql<string>`to_char(${dealView.at} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

/** Returns the traits shared by at least three of the investors who visited the startup in a period, without dates. */
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
  const counted = await db
    .select({ day: parisDayOf.as("day"), views: sql`count(*)`.mapWith(Number) })
    .from(dealView)
    .where(and(eq(dealView.founder, founder), eq(dealView.kind, "profile"), gte(dealView.at, viewsFrom(now))))
    .groupBy(sql`day`);
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]));
  return viewDays(now).map((day) => ({ day, views: viewsOn.get(day) ?? 0 }));
}

const latestViews = (db: Db, founder: string) =>
  db
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

/** Visits per day and traits shared by several investors, but no identities. */
export async function activityOf(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  await mustOpen(db, founder, "view-counts");
  const [{ ever, month, week }, latest, byDay, shared] = await Promise.all([
    viewsOf(db, founder, now),
    latestViews(db, founder),
    viewsByDay(db, founder, now),
    sharedBy(db, founder, viewsFrom(now)),
  ]);
  return {
    ever: ever.views,
    keptMonths: retentionRules.deal_views.keep,
    views: month.views,
    clicksThisWeek: week.clicks,
    lastViewed: ever.lastViewed && parisDay(ever.lastViewed),
    activeInvestors: month.investors,
    latest,
    byDay,
    shared,
  };
}

export type Activity = Awaited<ReturnType<typeof activityOf>>;
