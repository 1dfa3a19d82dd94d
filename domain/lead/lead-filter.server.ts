import { and, sql } from "drizzle-orm";
import { isWithin, type Order, type Sort, sortedBy } from "../../platform/db/keyset.server.ts";
import { daysLater, isDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { lead, unanswered } from "./lead.table.ts";
import type { LeadForm } from "../form/forms.ts";

/**
 * The states by which the list of leads can be filtered; only `spam` includes spam. `unanswered`: the sender expects a
 * reply; `untold`: a new lead without a notice to the operator.
 */
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

/**
 * Returns the start of a Paris day as a UTC timestamp with six decimals, or undefined for an empty or malformed day.
 */
const startOf = (day: string) => (isDay(day) ? startOfParisDay(day).toISOString().replace("Z", "000Z") : undefined);
const endOf = (day: string) => (isDay(day) ? startOf(daysLater(day, 1)) : undefined);

const sortKeys = {
  date: [],
  email: [{ key: lead.email, kind: "text" }],
  name: [{ key: lead.name, kind: "text", unknown: "" }],
} as const satisfies Record<LeadSort, Order["by"]>;

/**
 * Returns the sort order of a filtered list of leads. If the filter sets a form or a status, these are the first sort
 * keys, so that the database can use an index.
 */
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

/**
 * Returns the filter's conditions except those that `orderOf` contains. `orderOf` contains the conditions on the form,
 * on the status and, if the list is sorted by date, on the dates. The conditions use SQL literals instead of
 * parameters, so that the database can use the partial indexes.
 */
export function conditionOf({ state, from, to }: LeadFilter, sort: Sort<LeadSort> = "") {
  const isByDate = (sortedBy(sort)?.name ?? "date") === "date";
  const [first, last] = isByDate ? [] : [startOf(from), endOf(to)];
  return and(
    state === "spam" ? sql`spam` : sql`not spam`,
    state === "unanswered" ? unanswered : undefined,
    state === "untold" ? sql`not told and status = 'new'` : undefined,
    first ? sql`${lead.createdAt} >= ${first}::timestamptz` : undefined,
    last ? sql`${lead.createdAt} < ${last}::timestamptz` : undefined,
  );
}

export const matches = (filter: LeadFilter) => and(conditionOf(filter), isWithin(orderOf(filter)));
