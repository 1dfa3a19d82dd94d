import { expect, test } from "vitest";
import { keptSearch, listPath, readListAddress } from "./list-address.ts";

const read = (search: string) => readListAddress(new URLSearchParams(search));

test.each([
  ["", { category: null, query: "", after: null }],
  ["category=growth&q=BSA+AIR", { category: "growth", query: "BSA AIR", after: null }],
  ["after=1780000000000-7", { category: null, query: "", after: { at: 1_780_000_000_000, id: 7 } }],
  ["category=startup-tips&q=%20&after=x-1", { category: null, query: "", after: null }],
  ["category=__proto__&after=-1-2", { category: null, query: "", after: null }],
  [`q=${"x".repeat(500)}`, { category: null, query: "x".repeat(100), after: null }],
])("%j asks for what it says", (search, args) => {
  expect(read(search)).toEqual(args);
  const written = listPath(read(search));
  expect(read(written.split("?")[1] ?? "")).toEqual(args);
});

test.each([
  ["", ""],
  ["category=growth&utm_source=x", "?category=growth"],
  ["category=other", ""],
  ["q=", ""],
  ["q=a", null],
  ["after=1-1", null],
  ["after=nowhere", ""],
])("the page of %j is kept under %j", (search, kept) => expect(keptSearch(new URLSearchParams(search))).toBe(kept));
