import { type ApplicationFilter, applicationSorts, applicationViews } from "../../../domain/application/list.server.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The filters of a request for the list or its CSV file. */
export function applicationsQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["q", "view", "intake", "columns"]);
  const sort = readSort(searchParams, applicationSorts);
  const view = applicationViews.find((each) => each === filters.view) ?? "open";
  const intake = month.test(filters.intake) ? filters.intake : "";
  return {
    filter: { text: filters.q, view, intake } satisfies ApplicationFilter,
    sort,
    filters: { ...filters, view: view === "open" ? "" : view, intake, sort },
    place,
  };
}
