import type { LeadFilter } from "../../../domain/lead/lead-filter.server.ts";
import { leadStates } from "../../../domain/lead/lead-filter.server.ts";
import { leadForms } from "../../../domain/form/forms.ts";
import { readListAddress } from "../kit/list-address.ts";

/** The filters of a request for the list or its CSV file. */
export function leadsQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["q", "form", "state", "from", "to"]);
  const { q: text, from, to } = filters;
  const form = leadForms.find((each) => each === filters.form) ?? "";
  const state = leadStates.find((each) => each === filters.state) ?? "";
  return { filter: { text, from, to, form, state } satisfies LeadFilter, filters: { ...filters, form, state }, place };
}
