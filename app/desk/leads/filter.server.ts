import type { LeadFilter } from "../../../domain/lead/lead-filter.server.ts";
import { leadSorts, leadStates } from "../../../domain/lead/lead-filter.server.ts";
import { leadForms } from "../../../domain/form/forms.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function leadsQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["q", "form", "state", "from", "to", "columns"]);
  const sort = readSort(searchParams, leadSorts);
  const { q: text, from, to } = filters;
  const form = leadForms.find((each) => each === filters.form) ?? "";
  const state = leadStates.find((each) => each === filters.state) ?? "";
  return {
    filter: { text, from, to, form, state } satisfies LeadFilter,
    sort,
    filters: { ...filters, form, state, sort },
    place,
  };
}
