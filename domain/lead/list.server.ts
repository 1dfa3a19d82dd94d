import { and, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Asked, type Order, type Place, placeIn } from "../../platform/db/keyset.server.ts";
import { type FoundPage, noneFound, searchPage } from "../../platform/db/search.server.ts";
import { daysLater, isDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { searchPatterns } from "../../platform/language/search-text.ts";
import type { Actor } from "../person/actor.ts";
import { mayHandleLeads } from "./access.ts";
import type { Lead } from "./lead.server.ts";
import type { LeadForm } from "../form/forms.ts";
import type { LeadStatus } from "./lead.ts";
import { lead } from "./lead.table.ts";

/** `untold`: new, and nobody was told of it. Spam is listed alone. */
export const leadStates = ["new", "untold", "answered", "closed", "spam"] as const;

/** Empty fields ask for nothing; `from` and `to` are days in Paris. */
export type LeadFilter = {
  form: LeadForm | "";
  state: (typeof leadStates)[number] | "";
  from: string;
  to: string;
  text: string;
};

export type ListedLead = Pick<
  Lead,
  "id" | "form" | "email" | "lang" | "payload" | "notified" | "spam" | "createdAt"
> & {
  status: LeadStatus;
  place: string;
};

const columns = {
  id: lead.id,
  form: lead.form,
  email: lead.email,
  lang: lead.lang,
  payload: lead.payload,
  notified: lead.notified,
  spam: lead.spam,
  status: lead.status,
  createdAt: lead.createdAt,
};

const startOf = (day: string) => sql`${startOfParisDay(day).toISOString()}::timestamptz`;

/** What an index begins with under a filter: the form and the status that all of its rows share. */
function sharedBy({ form, state }: LeadFilter) {
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
function conditionOf(filter: LeadFilter, shared: Shared) {
  const { state, from, to } = filter;
  return and(
    state === "spam" ? sql`spam` : sql`not spam`,
    state === "spam" && filter.form ? sql`${lead.form} = ${filter.form}` : undefined,
    state === "untold" ? sql`not told and status = 'new'` : undefined,
    between(shared, from, to),
  );
}

const pageSize = 50;

/** Leads under a filter, newest first. */
export async function listLeads(
  db: Db,
  filter: LeadFilter,
  place: Place,
  actor: Actor,
  size = pageSize,
): Promise<FoundPage<ListedLead>> {
  mayHandleLeads(actor);
  const shared = sharedBy(filter);
  const about = conditionOf(filter, shared);
  const newest: Order = {
    by: [...shared, { key: lead.createdAt, kind: "time" }, { key: lead.id, kind: "uuid" }],
    newestFirst: true,
  };
  const patterns = searchPatterns(filter.text);
  if (filter.text.trim() && patterns.length === 0) return noneFound;
  const read = (from: Db, { where, orderBy, limit }: Asked): Promise<ListedLead[]> =>
    from
      .select({ ...columns, place: placeIn(newest) })
      .from(lead)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return searchPage<ListedLead>(
    db,
    { order: newest, place, size, table: lead, name: "lead", id: lead.id, about, patterns },
    read,
  );
}
