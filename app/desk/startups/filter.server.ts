import { startupStates } from "../../../domain/cohort/startup-state.ts";
import type { StartupFilter } from "../../../domain/cohort/listed-startup.ts";
import { readListAddress } from "../kit/list-address.ts";

export function startupsQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["q", "state"]);
  const state = startupStates.find((each) => each === filters.state) ?? "";
  return { filter: { text: filters.q, state } satisfies StartupFilter, filters: { ...filters, state }, place };
}
