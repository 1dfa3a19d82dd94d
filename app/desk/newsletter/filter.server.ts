import type { SubscriberFilter } from "../../../domain/newsletter/list.server.ts";
import { newsletterStates } from "../../../domain/newsletter/newsletter.ts";
import { readListAddress } from "../kit/list-address.ts";

/** The filters of a request for the list or its CSV file. */
export function subscribersQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["q", "state"]);
  const state = newsletterStates.find((each) => each === filters.state) ?? "";
  return { filter: { text: filters.q, state } satisfies SubscriberFilter, filters: { ...filters, state }, place };
}
