import { causes } from "../../../domain/outbox/cause.ts";
import { queueNames } from "../../../domain/delivery/delivery.ts";
import { type DeliveryFilter, listedStates } from "../../../domain/outbox/list.server.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function deliveriesQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const sort = readSort(searchParams, ["date"]);
  const { filters, place } = readListAddress(searchParams, ["state", "queue", "email", "cause", "columns"]);
  const state = listedStates.find((each) => each === filters.state) ?? "";
  const queue = queueNames.find((each) => each === filters.queue) ?? "";
  const cause = causes.find((each) => each === filters.cause) ?? "";
  return {
    filter: { state, queue, email: filters.email, cause, sort } satisfies DeliveryFilter,
    filters: { ...filters, state, queue, cause, sort },
    place,
  };
}
