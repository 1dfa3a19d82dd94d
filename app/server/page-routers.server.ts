import { createRequestHandler, type ServerBuild } from "react-router";
import type { Route } from "../context/route.ts";
import { csvPath, pathsOf, type RouteName, routes } from "../paths.ts";
import { pathOfData } from "./site-request.server.ts";
import { servedAt } from "./route-rules.server.ts";

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

function mayMeet(one: string, other: string) {
  const [ones, others] = [segmentsOf(one), segmentsOf(other)];
  const end = others.indexOf("*");
  if (end < 0 ? ones.length !== others.length : ones.length < end) return false;
  return others.slice(0, end < 0 ? undefined : end).every((segment, index) => {
    const beside = ones[index] ?? "";
    return segment === beside || segment.startsWith(":") || beside.startsWith(":");
  });
}

/**
 * Returns a path and its parent paths, because the route manifest sent with a page also lists the routes of the parent
 * paths.
 */
const withAncestors = (path: string) =>
  segmentsOf(path).map((_, index, all) => `/${all.slice(0, index + 1).join("/")}`);

export function buildFor(name: RouteName, build: ServerBuild): ServerBuild {
  const { send, csv }: Route = routes[name];
  const paths = pathsOf(name).flatMap((path) => [
    "/",
    ...withAncestors(path),
    ...(send ? [`${path}/send`] : []),
    ...(csv ? [csvPath(path)] : []),
  ]);
  const needed = new Set<string | undefined>();
  for (const route of Object.values(build.routes)) {
    const own = route?.path ?? (route?.index ? "/" : undefined);
    if (own === undefined || !paths.some((path) => mayMeet(path, own))) continue;
    for (let at = route; at; at = at.parentId === undefined ? undefined : build.routes[at.parentId]) needed.add(at.id);
  }
  const only = <Of>(table: Record<string, Of>) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => needed.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** Each page has a router with only its own routes, because a router with all routes is slower. */
export function createPageRouters(build: ServerBuild) {
  const all = createRequestHandler(build, "production");
  const known = new Map<RouteName, typeof all>();
  function routerOf(name: RouteName) {
    const router = known.get(name) ?? createRequestHandler(buildFor(name, build), "production");
    known.set(name, router);
    return router;
  }
  const render: typeof all = (request, context) => {
    const served = servedAt(pathOfData(new URL(request.url).pathname));
    return (served ? routerOf(served.name) : all)(request, context);
  };
  return { render, all };
}
