import type { RequestFilter } from "../../../domain/privacy/register.server.ts";
import { readListAddress } from "../kit/list-address.ts";

/** The filters of a request for the register or its CSV file. */
export function registerQuery(request: Request) {
  const { filters, place } = readListAddress(new URL(request.url).searchParams, ["kind", "state"]);
  return { filter: filters satisfies RequestFilter, filters, place };
}
