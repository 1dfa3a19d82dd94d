import { type Category, type Cursor, readCursor, writeCursor } from "../../domain/post/post.ts";
import { pathOf } from "../paths.ts";

/** The categories that have a tab. Posts of other categories appear only under "All". */
export const tabs = ["growth", "fundraising", "strategy"] as const satisfies Category[];
type Tab = (typeof tabs)[number];

export type ListAddress = { category: Tab | null; query: string; after: Cursor | null };

const longestQuery = 100;

export function readListAddress(search: URLSearchParams): ListAddress {
  return {
    category: tabs.find((tab) => tab === search.get("category")) ?? null,
    query: (search.get("q") ?? "")
      .toWellFormed()
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, longestQuery),
    after: readCursor(search.get("after") ?? "") ?? null,
  };
}

export function listPath({ category, query, after }: Partial<ListAddress> = {}) {
  const search = new URLSearchParams({
    ...(category && { category }),
    ...(query && { q: query }),
    ...(after && { after: writeCursor(after) }),
  });
  return [pathOf("blog"), search.toString()].filter(Boolean).join("?");
}

/** Returns the query string that identifies a page in the page cache, or null for an uncached page. */
export function keptSearch(search: URLSearchParams) {
  const { category, query, after } = readListAddress(search);
  if (query || after) return null;
  return category ? `?category=${category}` : "";
}
