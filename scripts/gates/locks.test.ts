import { Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { lockNumber } from "../../platform/db/advisory-lock.server.ts";
import { isTest, sources, textsOf } from "./sources.ts";

const product = sources.filter(({ path }) => /^(app|domain|platform)\//.test(path) && !isTest(path));

function locksIn({ program }: (typeof product)[number]) {
  const names: (string | null)[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, name] }) {
      if (callee.type !== "Identifier" || callee.name !== "lock") return;
      names.push(name?.type === "Literal" && typeof name.value === "string" ? name.value : null);
    },
  }).visit(program);
  return names;
}

const lockers = product
  .filter(({ imports }) => imports.some(({ target }) => target === "platform/db/advisory-lock.server.ts"))
  .map((file) => ({ path: file.path, names: new Set(locksIn(file)) }));
const names = lockers.flatMap((each) => [...each.names]);

test("every lock has a name that is written where it is taken, and no other file takes it", () => {
  expect(names.length).toBeGreaterThan(10);
  expect(names).not.toContain(null);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test("no two names have one number", () => {
  expect(new Set(names.map((name) => lockNumber(name ?? ""))).size).toBe(names.length);
});

test("transactions are locked by name only", () => {
  const others = product.filter((file) => textsOf(file).some((text) => text.includes("pg_advisory_xact_lock")));
  expect(others.map(({ path }) => path)).toEqual(["platform/db/advisory-lock.server.ts"]);
});
