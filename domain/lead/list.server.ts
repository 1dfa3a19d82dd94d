import { and, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Asked, type Order, type Page, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { searchPage } from "../../platform/db/search.server.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { searchPatterns } from "../../platform/language/search-text.ts";
import type { Lead } from "./lead.server.ts";
import type { LeadForm, LeadStatus } from "./lead.ts";
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

export type ListedLead = Pick<Lead, "id" | "form" | "email" | "payload" | "told" | "spam" | "createdAt"> & {
  status: LeadStatus;
  place: string;
};

const newest: Order = {
  by: [
    { key: lead.createdAt, kind: "time" },
    { key: lead.id, kind: "uuid" },
  ],
  newestFirst: true,
};

const columns = {
  id: lead.id,
  form: lead.form,
  email: lead.email,
  payload: lead.payload,
  told: lead.told,
  spam: lead.spam,
  status: lead.status,
  createdAt: lead.createdAt,
  place: placeIn(newest),
};

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Literals and not parameters where a partial index has to be seen to serve. */
function conditionOf({ form, state, from, to }: LeadFilter) {
  return and(
    state === "spam" ? sql`spam` : sql`not spam`,
    state === "untold" ? sql`not told and status = 'new'` : undefined,
    state === "new" || state === "answered" || state === "closed" ? sql`${lead.status} = ${state}` : undefined,
    form ? sql`${lead.form} = ${form}` : undefined,
    isDay(from) ? sql`${lead.createdAt} >= ${startOfParisDay(from).toISOString()}::timestamptz` : undefined,
    isDay(to) ? sql`${lead.createdAt} < ${startOfParisDay(daysLater(to, 1)).toISOString()}::timestamptz` : undefined,
  );
}

const pageSize = 50;

/** Leads under a filter, newest first. */
export async function listLeads(db: Db, filter: LeadFilter, place: Place, size = pageSize): Promise<Page<ListedLead>> {
  const about = conditionOf(filter);
  const patterns = searchPatterns(filter.text);
  if (filter.text.trim() && patterns.length === 0) return { rows: [], previous: null, next: null };
  const read = (from: Db, { where, orderBy, limit }: Asked): Promise<ListedLead[]> =>
    from
      .select(columns)
      .from(lead)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return readPage<ListedLead>(newest, place, size, (asked) =>
    patterns.length > 0
      ? searchPage(db, { table: lead, name: "lead", id: lead.id, about, patterns }, asked, read)
      : read(db, { ...asked, where: and(about, asked.where) }),
  );
}
