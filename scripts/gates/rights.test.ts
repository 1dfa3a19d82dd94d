import { Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { rightOf } from "../../domain/notification/notification.ts";
import { opens, type Right } from "../../domain/plan/rights.ts";
import { isTest, sources } from "./sources.ts";

const asked = sources
  .filter(({ path }) => /^(app|domain)\//.test(path) && !isTest(path))
  .flatMap(({ program }) => {
    const found: string[] = [];
    new Visitor({
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== "Identifier" || !/^(isOpen|mustOpen|opensTo)$/.test(callee.name)) return;
        for (const each of given) if (each.type === "Literal" && typeof each.value === "string") found.push(each.value);
      },
    }).visit(program);
    return found;
  });

test("every right has a route, a verb or a notification that asks for it", () => {
  const ruleOf = (name: (typeof routeNames)[number]): Route => routes[name];
  const used = new Set<string>([
    ...routeNames.map((name) => ruleOf(name).opens ?? ""),
    ...asked,
    ...Object.values(rightOf),
  ]);
  const idle = (Object.keys(opens) as Right[]).filter((right) => !used.has(right));
  expect(idle).toEqual([]);
  expect(asked.filter((right) => !Object.hasOwn(opens, right))).toEqual([]);
});

test("what a plan opens is asked for of founders only", () => {
  for (const name of routeNames) {
    const { opens: right, audience }: Route = routes[name];
    if (right) expect([name, audience]).toEqual([name, "founder"]);
  }
});
