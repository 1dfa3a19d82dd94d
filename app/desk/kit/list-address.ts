import type { Sort } from "../../../platform/db/keyset.server.ts";
import { chosenIn } from "../../../platform/language/no-choice.ts";

/** The filters in a list's URL by name, and where its page begins. */
export type ListAddress<Name extends string = string> = {
  filters: Record<Name, string>;
  place: { after?: string; before?: string };
};

const longest = 200;
/** A place holds the sort keys of a row, which may include an e-mail or a name. */
const longestPlace = 1_000;
/** Filters with typed text; in the others "none" means no filter. */
const typed = new Set(["q", "query", "email", "object", "from", "to"]);

/** Filters that the URL does not name are empty. */
export function readListAddress<const Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): ListAddress<Name> {
  const read = (name: string, most = longest) =>
    (search.get(name) ?? "")
      .toWellFormed()
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, most);
  const [after, before] = [read("after", longestPlace), read("before", longestPlace)];
  // The form of the columns sends a value for each of them, a link sends them together.
  const columns = search.getAll("columns").join(",").slice(0, longest);
  const filterOf = (name: string) =>
    name === "columns"
      ? /^[a-z,]*$/.test(columns)
        ? columns
        : ""
      : typed.has(name)
        ? read(name)
        : chosenIn(read(name));
  return {
    filters: Object.fromEntries(names.map((name) => [name, filterOf(name)])) as Record<Name, string>,
    place: { ...(after && { after }), ...(before && { before }) },
  };
}

/** The sort order named in the URL: one of these names, with a minus for descending order. */
export function readSort<const Name extends string>(search: URLSearchParams, names: readonly Name[]): Sort<Name> {
  const sort = search.get("sort");
  return names.flatMap((name): Sort<Name>[] => [name, `-${name}`]).find((each) => each === sort) ?? "";
}

/** The URL of a list with these filters; empty ones are left out. */
export function listPath(path: string, filters: Record<string, string>, place: Record<string, string> = {}) {
  const search = new URLSearchParams(Object.entries({ ...filters, ...place }).filter(([, value]) => value !== ""));
  return [path, search.toString()].filter(Boolean).join("?");
}
