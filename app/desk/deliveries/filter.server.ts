import { causes } from "../../../domain/outbox/cause.ts";
import { queueNames } from "../../../domain/delivery/delivery.ts";
import { type DeliveryFilter, listedStates } from "../../../domain/outbox/list.server.ts";
import { readListAddress } from "../kit/list-address.ts";

/** The filters of a request for the list or its CSV file. */
export function deliveriesQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["state", "queue", "email", "cause"]);
  const state = listedStates.find((each) => each === filters.state) ?? "";
  const queue = queueNames.find((each) => each === filters.queue) ?? "";
  const cause = causes.find((each) => each === filters.cause) ?? "";
  return {
    filter: { state, queue, email: filters.email, cause } satisfies DeliveryFilter,
    filters: { ...filters, state, queue, cause },
    place,
  };
}
