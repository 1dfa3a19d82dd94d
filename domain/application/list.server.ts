import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import {
  type PageQuery,
  type Order,
  type Place,
  placeIn,
  type Sort,
  sortedBy,
} from "../../platform/db/keyset.server.ts";
import { type FoundPage, searchPage } from "../../platform/db/search.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo, unscoredBy } from "../audit/closed.server.ts";
import { type Answers, type ApplicationStatus, closedStatuses } from "./application.ts";
import { application } from "./application.table.ts";
import { team } from "./booking.server.ts";
import { hostRules } from "../meeting/host.ts";
import type { Delays } from "./promises.ts";

/** "open": waiting for the team; "times": the applicant needs other times; "final": the call has taken place. */
export const applicationViews = [
  ...(["open", "first", "times", "call", "final", "late"] as const),
  "held",
  ...closedStatuses,
  "all",
] as const;
export type ApplicationView = (typeof applicationViews)[number];

/** The filter of the list. An empty `intake` matches all intakes. */
export type ApplicationFilter = { view: ApplicationView; intake: string; text: string };

export const applicationSorts = ["date", "score", "revenue", "promise"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export type ListedApplication = {
  id: string;
  intake: string;
  email: string;
  status: ApplicationStatus;
  sentAt: Date;
  callAt: Date | null;
  needsTimes: boolean;
  answers: Answers;
  /** The mean score out of 100; null without reviews, or if the person must still review. */
  score: number | null;
  place: string;
};

const oldestFirst: ApplicationView[] = ["open", "first", "times", "call", "late"];
export const longestWaitFirst = (view: ApplicationView) => view === "final" || oldestFirst.includes(view);

const byPromise = ({ firstAnswer, finalDecision }: Delays) => sql`coalesce(case
  when application.standing = 'first' then application.sent_at + ${firstAnswer}::float8 * interval '1 hour'
  when application.standing = 'call' and application.call_at <= now() then application.call_at + ${finalDecision}::float8 * interval '1 week'
  end, 'epoch'::timestamptz)`;

/** Returns the SQL of an application's mean score, computed from the latest version of each valid review. */
const meanScore = (actor: Actor) => sql`(case when application.id not in ${unscoredBy(actor)} then (
  select avg(r.score) from review r where r.application_id = application.id and r.voided_at is null and not exists (
    select from review n where n.assignment_id = r.assignment_id and n.number > r.number)) end)`;

/** Revenues and scores are sorted in whole hundredths, because keyset pagination reads numeric keys as integers. */
const sortKeys = (actor: Actor, delays: Delays) =>
  ({
    date: { key: application.sentAt, kind: "time" },
    promise: { key: byPromise(delays), kind: "time", unknown: "1970-01-01T00:00:00.000000Z" },
    revenue: {
      key: sql`coalesce(round((${answers} ->> 'monthlyRevenue')::numeric * 100)::bigint, -1)`,
      kind: "number",
      unknown: "-1",
    },
    score: { key: sql`coalesce(round(${meanScore(actor)}::numeric * 100)::bigint, -1)`, kind: "number", unknown: "-1" },
  }) as const satisfies Record<ApplicationSort, Order["by"][number]>;

const bySending = (newestFirst: boolean): Order => ({
  by: [
    { key: application.sentAt, kind: "time" },
    { key: application.id, kind: "uuid" },
  ],
  newestFirst,
});

const byCall: Order = {
  by: [
    { key: application.callAt, kind: "time" },
    { key: application.id, kind: "uuid" },
  ],
  newestFirst: false,
};

// Raw SQL because Drizzle omits the table name of a column when the query has no join.
const answers = sql<Answers>`(select s.answers from application_submission s where s.application_id = application.id order by s.submitted_at desc limit 1)`;

const open = sql`standing in ('first', 'call')`;

/** True if the applicant requested other times, or chose none while a proposed time was free and not too soon. */
export const needsTimes = sql<boolean>`(standing = 'call' and coalesce(call_at > now(), true) and exists (
  select from (select i.times, i.host, i.invited_at, i.chosen_at from application_invitation i
    where i.application_id = application.id and i.recalled_at is null order by i.invited_at desc limit 1) last
  where (application.call_at is null and not exists (
      select from (select value::timestamptz as at from jsonb_array_elements_text(last.times)) proposed
      where at > now() + case when last.host is null then interval '0' else ${hostRules.expert.noticeHours}::float8 * interval '1 hour' end
        and not exists (select from meeting m where m.host = coalesce(last.host, ${team}) and m.cancelled_at is null
          and m.application is distinct from application.id and m.starts_at <= at and at < m.busy_to)))
    or exists (select from application_call c
      where c.application_id = application.id and c.requested_at > greatest(last.invited_at, last.chosen_at))))`;

const hasHeldAnswer = sql`application.id in (
  select application_id from application_decision where released_at is null and recalled_at is null
  union all select application_id from application_invitation where released_at is null and recalled_at is null)`;

/** Statuses are literals instead of parameters, so that PostgreSQL can use the partial indexes. */
export function conditionOf({ view, intake }: ApplicationFilter, { firstAnswer, finalDecision }: Delays) {
  const firstIsLate = sql`standing = 'first' and sent_at < now() - ${firstAnswer}::float8 * interval '1 hour'`;
  const finalIsLate = sql`standing = 'call' and call_at < now() - ${finalDecision}::float8 * interval '1 week'`;
  const views = {
    open: and(open, sql`(standing = 'first' or call_at <= now() or ${needsTimes})`),
    first: sql`standing = 'first'`,
    times: needsTimes,
    call: sql`standing = 'call' and coalesce(call_at > now(), true)`,
    final: sql`standing = 'call' and call_at <= now()`,
    late: and(open, sql`((${firstIsLate}) or (${finalIsLate}))`),
    held: hasHeldAnswer,
    accepted: sql`standing = 'accepted'`,
    waitlisted: sql`standing = 'waitlisted'`,
    declined: sql`standing = 'declined'`,
    freed: sql`standing = 'freed'`,
    withdrawn: sql`standing = 'withdrawn'`,
    all: undefined,
  };
  return and(views[view], intake ? eq(application.intake, intake) : undefined);
}

function orderOf(actor: Actor, view: ApplicationView, sort: Sort<ApplicationSort>, delays: Delays): Order {
  const sorted = sortedBy(sort);
  if (!sorted) return view === "final" ? byCall : bySending(!oldestFirst.includes(view));
  const { name, newestFirst } = sorted;
  return { by: [sortKeys(actor, delays)[name], { key: application.id, kind: "uuid" }], newestFirst };
}

export async function listApplications(
  db: Db,
  actor: Actor,
  { sort = "", ...filter }: ApplicationFilter & { sort?: Sort<ApplicationSort> },
  delays: Delays,
  place: Place,
): Promise<FoundPage<ListedApplication>> {
  mustHave(actor, "applications");
  const order = orderOf(actor, filter.view, sort, delays);
  const about = and(conditionOf(filter, delays), isOpenTo(actor, application.id));
  const columns = {
    id: application.id,
    intake: application.intake,
    email: application.email,
    status: application.status,
    sentAt: application.sentAt,
    callAt: application.callAt,
    needsTimes,
    answers,
    score: sql<number | null>`${meanScore(actor)}::float8`,
    place: placeIn(order),
  };
  const read = (from: Db, { where, orderBy, limit }: PageQuery): Promise<ListedApplication[]> =>
    from
      .select(columns)
      .from(application)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return searchPage<ListedApplication>(db, { order, place, table: application, about, text: filter.text }, read);
}
