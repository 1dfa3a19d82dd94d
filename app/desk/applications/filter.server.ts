import { type ApplicationFilter, applicationSorts, applicationViews } from "../../../domain/application/list.server.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

/** Checks whether a text is the month of an intake, for example "2026-12". */
export const isIntakeMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export function applicationsQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["q", "view", "intake", "columns"]);
  const sort = readSort(searchParams, applicationSorts);
  const view = applicationViews.find((each) => each === filters.view) ?? "open";
  const intake = isIntakeMonth(filters.intake) ? filters.intake : "";
  return {
    filter: { text: filters.q, view, intake } satisfies ApplicationFilter,
    sort,
    filters: { ...filters, view: view === "open" ? "" : view, intake, sort },
    place,
  };
}
