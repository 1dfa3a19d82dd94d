import { and } from "drizzle-orm";
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
import { isOpenTo } from "../audit/closed.server.ts";
import type { Lead } from "./lead.server.ts";
import type { LeadStatus } from "./lead.ts";
import { lead } from "./lead.table.ts";
import { conditionOf, type LeadFilter, type LeadSort, sharedBy } from "./lead-filter.server.ts";

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

/** The columns to sort by before the date, for each sort order. */
const sortKeys = {
  date: [],
  email: [{ key: lead.email, kind: "text" }],
  name: [{ key: lead.name, kind: "text", unknown: "" }],
} as const satisfies Record<LeadSort, Order["by"]>;

/** Leads matching a filter; without a sort the newest are first. */
export async function listLeads(
  db: Db,
  actor: Actor,
  { sort = "", ...filter }: LeadFilter & { sort?: Sort<LeadSort> },
  place: Place,
): Promise<FoundPage<ListedLead>> {
  mustHave(actor, "contacts");
  const { name, newestFirst } = sortedBy(sort) ?? { name: "date", newestFirst: true };
  const shared = sharedBy(filter);
  const about = and(conditionOf(filter, shared, name), isOpenTo(actor, lead.id));
  const order: Order = {
    by: [...shared, ...sortKeys[name], { key: lead.createdAt, kind: "time" }, { key: lead.id, kind: "uuid" }],
    newestFirst,
  };
  const read = (from: Db, { where, orderBy, limit }: PageQuery): Promise<ListedLead[]> =>
    from
      .select({ ...columns, place: placeIn(order) })
      .from(lead)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return searchPage<ListedLead>(db, { order, place, table: lead, about, text: filter.text }, read);
}
