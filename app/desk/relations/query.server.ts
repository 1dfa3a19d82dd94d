import { type DeskState, deskStates } from "../../../domain/introduction/introduction.ts";
import { readListAddress } from "../kit/list-address.ts";

/** The filter of a request for the list or its CSV file. */
export function relationsQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["state"]);
  const state: DeskState | "" = deskStates.find((each) => each === filters.state) ?? "";
  return { state, filters: { state }, place };
}
