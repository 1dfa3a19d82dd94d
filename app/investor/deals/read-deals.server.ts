import { visitList } from "../../../domain/deal-stage/list-visit.server.ts";
import { dealFilterIn } from "../../../domain/deal/deal.ts";
import { countDeals, dealsFor, hiddenByFilters } from "../../../domain/deal/deals.server.ts";
import { isOptedOut } from "../../../domain/deal/opt-out.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";

/**
 * Returns the investor's list of startups for the filters in a query string. Call this function for approved investors
 * only.
 */
export async function readDeals(db: Db, actor: Actor, search: URLSearchParams) {
  const filter = dealFilterIn(search);
  const place = { after: search.get("after") ?? undefined, before: search.get("before") ?? undefined };
  const { wishes, ...page } = await dealsFor(db, actor, filter, place);
  const newSince = await visitList(db, actor);
  const count = await countDeals(db, actor, new Date(), newSince ?? undefined);
  return {
    listed: {
      ...page,
      ...{ filter, all: count.all, hidden: await hiddenByFilters(db, actor, filter) },
      newSince,
    },
    recent: count.recent,
    wishes,
    optedOut: await isOptedOut(db, actor),
  };
}
