import { expect, test } from "vitest";
import { differenceOf } from "./difference.ts";

test("only what differs is told, by the names that lead to it", () => {
  const before = { role: "founder", title: { en: "One", fr: "Un" }, tags: ["a", "b"], same: 1 };
  const after = { role: "admin", title: { en: "Two", fr: "Un" }, tags: ["a"], same: 1, more: null };
  expect(differenceOf(before, after)).toEqual([
    { path: "role", before: "founder", after: "admin" },
    { path: "title.en", before: "One", after: "Two" },
    { path: "tags.1", before: "b", after: undefined },
  ]);
});

test.each([
  [null, { to: 1 }, [{ path: "to", before: undefined, after: "1" }]],
  [{ verdict: null }, { verdict: "yes" }, [{ path: "verdict", before: undefined, after: "yes" }]],
  ["a", "b", [{ path: "", before: "a", after: "b" }]],
  [null, null, []],
  [undefined, undefined, []],
  [{}, {}, []],
  [null, {}, []],
])("%j became %j", (before, after, changes) => expect(differenceOf(before, after)).toEqual(changes));

test("what is long or deep is cut", () => {
  const [change] = differenceOf(null, { text: "x".repeat(5_000) });
  expect(change?.after).toHaveLength(301);
  let nested: unknown = 1;
  for (let depth = 0; depth < 200; depth += 1) nested = { a: nested };
  expect(differenceOf(null, nested)[0]?.path).toBe("a.a.a.a.a.a");
});
