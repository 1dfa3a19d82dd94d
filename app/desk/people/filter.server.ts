import { type PersonFilter, personStates } from "../../../domain/person/list.server.ts";
import { roles } from "../../../domain/person/viewer.ts";
import { readListAddress } from "../kit/list-address.ts";

/** The filters of a request for the list or its CSV file. */
export function peopleQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["q", "role", "state"]);
  const role = roles.find((each) => each === filters.role) ?? "";
  const state = personStates.find((each) => each === filters.state) ?? "";
  return {
    filter: { text: filters.q, role, state } satisfies PersonFilter,
    filters: { ...filters, role, state },
    place,
  };
}
