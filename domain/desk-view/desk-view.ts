import type { TeamRight } from "../team/rights.ts";

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

/** The filters that a view stores. Typed search text is left out, because it may contain a person's name. */
const keptFilters = [
  ...["form", "state", "from", "to", "view", "intake", "role", "queue", "cause", "kind", "action"],
  // A person chosen from a list is stored as an id, which identifies nobody once the person is erased.
  "actor",
];

export function viewQueryOf(search: string) {
  const given = new URLSearchParams(search);
  const kept = [...keptFilters, "columns", "sort"].flatMap((name) => {
    const value = given.getAll(name).join(",").trim().slice(0, viewLimits.value);
    return value === "" || value === "none" ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}
