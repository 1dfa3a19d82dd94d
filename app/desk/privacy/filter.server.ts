import type { RequestFilter } from "../../../domain/privacy/register.server.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function registerQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["kind", "state", "columns"]);
  const sort = readSort(searchParams, ["date"]);
  const sorted = { ...filters, sort } satisfies RequestFilter;
  return { filter: sorted, filters: sorted, place };
}
