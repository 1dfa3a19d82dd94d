import { and, sql } from "drizzle-orm";
import { isWithin, type Order, type Sort, sortedBy } from "../../platform/db/keyset.server.ts";
import { daysLater, isDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { lead, unanswered } from "./lead.table.ts";
import type { LeadForm } from "../form/forms.ts";

/** `unanswered`: the sender expects a reply; `untold`: the operator was not notified. Only `spam` includes spam. */
export const leadStates = ["unanswered", "new", "untold", "answered", "closed", "spam"] as const;

export const leadSorts = ["date", "email", "name"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** A filter of the list of leads. Empty fields match every lead; `from` and `to` are days in Paris time. */
export type LeadFilter = {
  form: LeadForm | "";
  state: (typeof leadStates)[number] | "";
  from: string;
  to: string;
  text: string;
};

/** Returns the start of a Paris day as UTC text with six decimals, or undefined for an invalid day. */
const startOf = (day: string) => (isDay(day) ? startOfParisDay(day).toISOString().replace("Z", "000Z") : undefined);
const endOf = (day: string) => (isDay(day) ? startOf(daysLater(day, 1)) : undefined);

const sortKeys = {
  date: [],
  email: [{ key: lead.email, kind: "text" }],
  name: [{ key: lead.name, kind: "text", unknown: "" }],
} as const satisfies Record<LeadSort, Order["by"]>;

/** The form or status of a filter comes first as sort key, so that the database can use an index. */
export function orderOf({ form, state, from, to }: LeadFilter, sort: Sort<LeadSort> = ""): Order {
  const { name, newestFirst } = sortedBy(sort) ?? { name: "date", newestFirst: true };
  const status = state === "new" || state === "answered" || state === "closed" ? state : "";
  const [first, last] = [startOf(from), endOf(to)];
  return {
    by: [
      ...(form ? [{ key: lead.form, kind: "text", value: form } as const] : []),
      ...(status ? [{ key: lead.status, kind: "text", value: status } as const] : []),
      ...sortKeys[name],
      {
        ...{ key: lead.createdAt, kind: "time" },
        ...(name === "date" && first && { from: first }),
        ...(name === "date" && last && { before: last }),
      },
      { key: lead.id, kind: "uuid" },
    ],
    newestFirst,
  };
}

/** An application with a place, or for a session that is closed, has had its answer. */
export const awaitsAnswer = sql`${unanswered} and not (form = 'pitch-application' and (
  exists (select 1 from session_place q where q.lead_id = ${lead.id} and q.taken_back_at is null)
  or exists (select 1 from session_record r where r.session = coalesce(
    (select a.session from pitch_application a where a.lead = ${lead.id}), ${lead.payload} ->> 'session'))))`;

/** Leaves out the conditions in `orderOf`; uses SQL literals, so that the database can use partial indexes. */
export function conditionOf({ state, from, to }: LeadFilter, sort: Sort<LeadSort> = "") {
  const isByDate = (sortedBy(sort)?.name ?? "date") === "date";
  const [first, last] = isByDate ? [] : [startOf(from), endOf(to)];
  return and(
    state === "spam" ? sql`spam` : sql`not spam`,
    state === "unanswered" ? awaitsAnswer : undefined,
    state === "untold" ? sql`not told and status = 'new'` : undefined,
    first ? sql`${lead.createdAt} >= ${first}::timestamptz` : undefined,
    last ? sql`${lead.createdAt} < ${last}::timestamptz` : undefined,
  );
}

export const matches = (filter: LeadFilter) => and(conditionOf(filter), isWithin(orderOf(filter)));
