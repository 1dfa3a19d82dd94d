import { pathsOf, routeAt, routeNames, routes, type RouteName } from "../paths.ts";
import type { Route } from "../context/route.ts";

export type Served = { name: RouteName; route: Route; endpoint: "own" | "send" | "csv" };

const ruleOf = (name: RouteName): Route => routes[name];

export function servedAt(path: string): Served | undefined {
  const own = routeAt(path);
  if (own) return { name: own, route: ruleOf(own), endpoint: "own" };
  const [, page = "", ending] = /^(.*?)(\/send|\.csv)$/.exec(path) ?? [];
  const name = ending && routeAt(page);
  if (!name) return undefined;
  const route = ruleOf(name);
  if (ending === "/send" && route.send) return { name, route, endpoint: "send" };
  if (ending === ".csv" && route.csv && page === pathsOf(name)[0]) return { name, route, endpoint: "csv" };
  return undefined;
}

export const isOnlyPosted = ({ route, endpoint }: Served) => endpoint === "send" || route.posted === "only";

export const takesPost = (served: Served) =>
  isOnlyPosted(served) ||
  (served.endpoint === "own" &&
    (served.route.posted !== undefined || (served.route.kept && served.route.send) !== undefined));

export const deskNames = routeNames.filter((name) => ruleOf(name).right !== undefined);

export const namesFor = (audience: Route["audience"]) =>
  routeNames.filter((name) => ruleOf(name).right === undefined && ruleOf(name).audience === audience);

const withoutEnding = (module: string) => module.replace(/\.tsx?$/, "");

export type AccessRule = Pick<Route, "opens" | "right" | "seat">;

const accessRules = new Map<string, AccessRule>(
  routeNames.flatMap((name) => {
    const { opens, right, audience, csv, send } = ruleOf(name);
    const ids = [name, ...[csv, send].flatMap((module) => (module ? [withoutEnding(module)] : []))];
    const seat = audience === "founder" ? (ruleOf(name).seat ?? "reader") : undefined;
    return opens || right || seat ? ids.map((id) => [id, { opens, right, seat }] as const) : [];
  }),
);

/** Uses the route's id, because the router matches some paths that the routes table does not. */
export const accessRuleOf = (id: string): AccessRule => accessRules.get(id.split(" ")[0] ?? id) ?? {};
