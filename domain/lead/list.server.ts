import { and } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type PageQuery, type Place, placeIn, type Sort } from "../../platform/db/keyset.server.ts";
import { type FoundPage, searchPage } from "../../platform/db/search.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { Lead } from "./lead.server.ts";
import type { LeadStatus } from "./lead.ts";
import { lead } from "./lead.table.ts";
import { conditionOf, type LeadFilter, type LeadSort, orderOf } from "./lead-filter.server.ts";

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

export async function listLeads(
  db: Db,
  actor: Actor,
  { sort = "", ...filter }: LeadFilter & { sort?: Sort<LeadSort> },
  place: Place,
): Promise<FoundPage<ListedLead>> {
  mustHave(actor, "contacts");
  const order = orderOf(filter, sort);
  const about = and(conditionOf(filter, sort), isOpenTo(actor, lead.id));
  const read = (from: Db, { where, orderBy, limit }: PageQuery): Promise<ListedLead[]> =>
    from
      .select({ ...columns, place: placeIn(order) })
      .from(lead)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return searchPage<ListedLead>(db, { order, place, table: lead, about, text: filter.text }, read);
}
