import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { routeNames } from "../paths.ts";
import routeConfig from "../routes.ts";
import { buildFor } from "./page-routers.server.ts";
import { servedAt } from "./route-rules.server.ts";

type Routes = ServerBuild["routes"];

function flat(entries: readonly RouteConfigEntry[], parentId: string): [string, object][] {
  return entries.flatMap(({ id = "", file, children = [], path, index }): [string, object][] => {
    const own = id || file.replace(/\.tsx?$/, "");
    return [[own, { id: own, parentId, path, index }], ...flat(children, own)];
  });
}
const routes = Object.fromEntries([["root", { id: "root" }], ...flat(routeConfig, "root")]) as Routes;
const build = { routes, assets: { routes: {} } } as unknown as ServerBuild;

const treeOf = (routes: Routes, parent?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: treeOf(routes, id) }];
  });
const matched = (tree: RouteObject[], path: string) =>
  matchRoutes(tree, path)?.map(({ route, params }) => [route.id, params]);

/** All routes' paths with example values for parameters; "new" also occurs as a fixed part of other paths. */
const addresses = Object.values(routes).flatMap((route) => {
  const path = route?.path ?? "/";
  return path.includes("*") ? [] : ["some-%C3%A9-1", "send", "new"].map((value) => path.replace(/:\w+/g, value));
});

test("a page's own router leads its addresses, and those above them, where the router of all leads them", () => {
  const all = treeOf(routes);
  const cuts = new Map(routeNames.map((name) => [name, buildFor(name, build).routes]));
  const own = new Map([...cuts].map(([name, cut]) => [name, treeOf(cut)]));
  expect(new Set(addresses).size).toBeGreaterThan(routeNames.length);
  for (const address of new Set(addresses)) {
    const served = servedAt(address);
    const tree = served && own.get(served.name);
    if (!tree) continue;
    for (let path = address; path; path = path.slice(0, path.lastIndexOf("/")))
      expect([path, matched(tree, path)]).toEqual([path, matched(all, path)]);
  }
  for (const cut of cuts.values()) expect(Object.keys(cut).length).toBeLessThan(20);
});
