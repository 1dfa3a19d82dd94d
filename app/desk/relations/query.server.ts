import { type DeskState, deskStates } from "../../../domain/introduction/introduction.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function relationsQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["state"]);
  const sort = readSort(searchParams, ["date"]);
  const state: DeskState | "" = deskStates.find((each) => each === filters.state) ?? "";
  return { filters: { state, sort }, place };
}
