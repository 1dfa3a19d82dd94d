import type { TeamRight } from "../team/rights.ts";

/** The lists of the desk that can have views, each with the right that opens it. */
export const viewedLists = {
  applications: "applications",
  leads: "contacts",
  people: "accounts",
  newsletter: "contacts",
  deliveries: "deliveries",
  audit: "audit",
  privacy: "privacy",
} as const satisfies Record<string, TeamRight>;

export type ViewedList = keyof typeof viewedLists;
export const viewedListNames = Object.keys(viewedLists) as ViewedList[];

export const viewLimits = {
  each: 50,
  name: 60,
  value: 200,
};

/** The filters that a view keeps. What somebody typed into a search is left out: it may name a person. */
const keptFilters = [
  ...["form", "state", "from", "to", "view", "intake", "role", "queue", "cause", "kind", "action"],
  // A person chosen from a list is kept as an id, which names nobody after an erasure.
  "actor",
];

/** The part of a list's query that a view keeps: filters, columns and sort order, always in the same order. */
export function viewQueryOf(search: string) {
  const given = new URLSearchParams(search);
  const kept = [...keptFilters, "columns", "sort"].flatMap((name) => {
    const value = given.getAll(name).join(",").trim().slice(0, viewLimits.value);
    return value === "" || value === "none" ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}
