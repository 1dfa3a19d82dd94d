import { readListAddress } from "../kit/list-address.ts";

/** The filters of a request for the records of a kind or their CSV file. */
export const recordsQuery = (request: Request) =>
  readListAddress(new URL(request.url).searchParams, ["state", "query"]).filters;

/** The filters of a request for the list of articles or its CSV file. */
export const postsQuery = (request: Request) =>
  readListAddress(new URL(request.url).searchParams, ["status", "category", "query"]);
