import { readListAddress } from "../kit/list-address.ts";

/** What a request for the records of a kind, or for their file, asks for. */
export const recordsQuery = (request: Request) =>
  readListAddress(new URL(request.url).searchParams, ["state", "query"]).filters;

/** What a request for the list of articles, or for its file, asks for. */
export const postsQuery = (request: Request) =>
  readListAddress(new URL(request.url).searchParams, ["status", "category", "query"]);
