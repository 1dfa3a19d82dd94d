import { and, sql } from "drizzle-orm";
import { daysLater, isDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { lead, unanswered } from "./lead.table.ts";
import type { LeadForm } from "../form/forms.ts";

/**
 * `unanswered`: the sender expects a reply. `untold`: new, and no notice was sent to the operator. Spam appears only
 * under `spam`.
 */
export const leadStates = ["unanswered", "new", "untold", "answered", "closed", "spam"] as const;

/** The sort orders of the list of leads; by default the newest come first. */
export const leadSorts = ["date", "email", "name"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** Empty fields match everything; `from` and `to` are Paris days. */
export type LeadFilter = {
  form: LeadForm | "";
  state: (typeof leadStates)[number] | "";
  from: string;
  to: string;
  text: string;
};

const startOf = (day: string) => sql`${startOfParisDay(day).toISOString()}::timestamptz`;

/**
 * The values of the leading index columns under a filter: the form and the status that all rows of the result share.
 * The states "unanswered", "untold" and "spam" have separate indexes.
 */
export function sharedBy({ form, state }: LeadFilter) {
  const status = state === "new" || state === "answered" || state === "closed" ? state : "";
  return [
    { key: lead.form, kind: "text" as const, value: form },
    { key: lead.status, kind: "text" as const, value: status },
  ].filter(({ value }) => value !== "");
}

type Shared = ReturnType<typeof sharedBy>;

/**
 * The rows with these values between two days, as row comparisons. With equalities, the planner would drop these
 * columns from the sort order and might read all leads by date to find a few; with ranges it has to use the index that
 * begins with them.
 */
function between(shared: Shared, from: string, to: string) {
  const keys = sql.join([...shared.map(({ key }) => sql`${key}`), sql`${lead.createdAt}`], sql`, `);
  const values = (day: string) => sql.join([...shared.map(({ value }) => sql`${value}`), startOf(day)], sql`, `);
  const own = sql.join(
    shared.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  const ownValues = sql.join(
    shared.map(({ value }) => sql`${value}`),
    sql`, `,
  );
  const lower = isDay(from)
    ? sql`(${keys}) >= (${values(from)})`
    : shared.length > 0
      ? sql`(${own}) >= (${ownValues})`
      : undefined;
  const upper = isDay(to)
    ? sql`(${keys}) < (${values(daysLater(to, 1))})`
    : shared.length > 0
      ? sql`(${own}) <= (${ownValues})`
      : undefined;
  return and(lower, upper);
}

/** Uses literals, not parameters, so that the planner can match the partial indexes. */
export function conditionOf(filter: LeadFilter, shared: Shared, sort: LeadSort = "date") {
  const { state, from, to } = filter;
  return and(
    state === "spam" ? sql`spam` : sql`not spam`,
    state === "unanswered" ? unanswered : undefined,
    state === "untold" ? sql`not told and status = 'new'` : undefined,
    sort === "date" ? between(shared, from, to) : and(between(shared, "", ""), between([], from, to)),
  );
}
