import { and, sql } from "drizzle-orm";
import { daysLater, isDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { lead, unanswered } from "./lead.table.ts";
import type { LeadForm } from "../form/forms.ts";

/** `unanswered`: its sender waits for words. `untold`: new, and nobody was told of it. Spam is listed alone. */
export const leadStates = ["unanswered", "new", "untold", "answered", "closed", "spam"] as const;

/** Empty fields ask for nothing; `from` and `to` are days in Paris. */
export type LeadFilter = {
  form: LeadForm | "";
  state: (typeof leadStates)[number] | "";
  from: string;
  to: string;
  text: string;
};

const startOf = (day: string) => sql`${startOfParisDay(day).toISOString()}::timestamptz`;

/** What an index begins with under a filter: the form and the status that all of its rows share. */
export function sharedBy({ form, state }: LeadFilter) {
  // Spam is deleted soon: its index knows no forms.
  if (state === "spam") return [];
  const status = state === "new" || state === "answered" || state === "closed" ? state : "";
  return [
    { key: lead.form, kind: "text" as const, value: form },
    { key: lead.status, kind: "text" as const, value: status },
  ].filter(({ value }) => value !== "");
}

type Shared = ReturnType<typeof sharedBy>;

/**
 * The rows between two days in which these values stand. Told that they are equal to them, the planner would leave
 * them out of the order and might read all leads by date to find few; told from where to where, it has to take the
 * index that begins with them.
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

/** Literals and not parameters where a partial index has to be seen to serve. */
export function conditionOf(filter: LeadFilter, shared: Shared) {
  const { state, from, to } = filter;
  return and(
    state === "spam" ? sql`spam` : sql`not spam`,
    state === "spam" && filter.form ? sql`${lead.form} = ${filter.form}` : undefined,
    state === "unanswered" ? unanswered : undefined,
    state === "untold" ? sql`not told and status = 'new'` : undefined,
    between(shared, from, to),
  );
}
