import { pathsOf, routeAt, routeNames, routes, type RouteName } from "../paths.ts";
import type { Route } from "../context/route.ts";

/** How the path of a request is served: the route it belongs to, and which of its doors it is. */
export type Served = { name: RouteName; route: Route; endpoint: "own" | "send" | "csv" };

const ruleOf = (name: RouteName): Route => routes[name];

/** The route of a path; undefined if there is none. */
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

/** Whether the route accepts forms and has no page. */
export const isOnlyPosted = ({ route, endpoint }: Served) => endpoint === "send" || route.posted === "only";

/** Whether a form may be sent to it. */
export const takesPost = (served: Served) =>
  isOnlyPosted(served) ||
  (served.endpoint === "own" &&
    (served.route.posted !== undefined || (served.route.kept && served.route.send) !== undefined));

/** The routes of the desk, for what walks them all. */
export const deskNames = routeNames.filter((name) => ruleOf(name).right !== undefined);

/** The routes of one audience, for what walks them all. */
export const namesFor = (audience: Route["audience"]) =>
  routeNames.filter((name) => ruleOf(name).right === undefined && ruleOf(name).audience === audience);

const withoutEnding = (module: string) => module.replace(/\.tsx?$/, "");

/** Who may open a route. */
export type AccessRule = Pick<Route, "opens" | "right" | "seat">;

const accessRules = new Map<string, AccessRule>(
  routeNames.flatMap((name) => {
    const { opens, right, audience, csv, send } = ruleOf(name);
    const ids = [name, ...[csv, send].flatMap((module) => (module ? [withoutEnding(module)] : []))];
    const seat = audience === "founder" ? (ruleOf(name).seat ?? "reader") : undefined;
    return opens || right || seat ? ids.map((id) => [id, { opens, right, seat }] as const) : [];
  }),
);

/**
 * What a plan, a seat in a startup or a function of the team has to allow for a route of the build: by its id, because the router reads
 * addresses in more ways.
 */
export const accessRuleOf = (id: string): AccessRule => accessRules.get(id.split(" ")[0] ?? id) ?? {};
