import { readListAddress, readSort } from "../kit/list-address.ts";

/** The filters of a request for the records of a kind or their CSV file. */
export const recordsQuery = (request: Request) =>
  readListAddress(new URL(request.url).searchParams, ["state", "query"]).filters;

/** The filters of a request for the list of articles or its CSV file. */
export function postsQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["status", "category", "query"]);
  return { filters: { ...filters, sort: readSort(searchParams, ["date"]) }, place };
}

/** The order and the place in the list of pictures. */
export function imagesQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  return { filters: { sort: readSort(searchParams, ["date"]) }, place: readListAddress(searchParams, []).place };
}
