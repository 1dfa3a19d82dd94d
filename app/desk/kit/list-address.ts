import type { Sort } from "../../../platform/db/keyset.server.ts";
import { chosenIn } from "../../../platform/language/no-choice.ts";

/** `place` contains the row after which the page begins, or the row before which the page ends. */
export type ListAddress<Name extends string = string> = {
  filters: Record<Name, string>;
  place: { after?: string; before?: string };
};

const longest = 200;
/** The maximum length of the URL parameters `after` and `before`, in characters. */
const longestPlace = 1_000;
/** The filters whose text the operator types. In all other filters, the value "none" means that no filter is set. */
const typed = new Set(["q", "query", "email", "object", "from", "to"]);

/** Reads the filters from a list's URL; a filter that the URL does not contain is an empty string. */
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
  // The form for choosing columns submits one value per column; a link contains all columns in one value.
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

/** Returns an empty string for an unknown sort order. A minus before the name means descending order. */
export function readSort<const Name extends string>(search: URLSearchParams, names: readonly Name[]): Sort<Name> {
  const sort = search.get("sort");
  return names.flatMap((name): Sort<Name>[] => [name, `-${name}`]).find((each) => each === sort) ?? "";
}

export function listPath(path: string, filters: Record<string, string>, place: Record<string, string> = {}) {
  const search = new URLSearchParams(Object.entries({ ...filters, ...place }).filter(([, value]) => value !== ""));
  return [path, search.toString()].filter(Boolean).join("?");
}
