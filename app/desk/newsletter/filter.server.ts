import type { SubscriberFilter } from "../../../domain/newsletter/list.server.ts";
import { newsletterStates } from "../../../domain/newsletter/newsletter.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function subscribersQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["q", "state", "columns"]);
  const sort = readSort(searchParams, ["date"]);
  const state = newsletterStates.find((each) => each === filters.state) ?? "";
  return {
    filter: { text: filters.q, state, sort } satisfies SubscriberFilter,
    filters: { ...filters, state, sort },
    place,
  };
}
