import { readListAddress, readSort } from "../kit/list-address.ts";

export const recordsQuery = (request: Request) =>
  readListAddress(new URL(request.url).searchParams, ["state", "query"]).filters;

export function postsQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, ["status", "category", "query"]);
  return { filters: { ...filters, sort: readSort(searchParams, ["date"]) }, place };
}

export function imagesQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  return { filters: { sort: readSort(searchParams, ["date"]) }, place: readListAddress(searchParams, []).place };
}
