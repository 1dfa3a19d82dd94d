import { type PersonFilter, personStates } from "../../../domain/person/list.server.ts";
import { roles } from "../../../domain/person/viewer.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function peopleQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["q", "role", "state", "columns"]);
  const sort = readSort(searchParams, ["date"]);
  const role = roles.find((each) => each === filters.role) ?? "";
  const state = personStates.find((each) => each === filters.state) ?? "";
  return {
    filter: { text: filters.q, role, state, sort } satisfies PersonFilter,
    filters: { ...filters, role, state, sort },
    place,
  };
}
