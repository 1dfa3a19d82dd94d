import { pathsOf, routeAt, routeNames, routes, type RouteName } from "../paths.ts";
import type { Route } from "./route.ts";

/** How the path of a request is served: the route it belongs to, and which of its doors it is. */
export type Served = { name: RouteName; route: Route; door: "own" | "send" | "csv" };

const ruleOf = (name: RouteName): Route => routes[name];

/** What answers at this path; undefined where nothing does. */
export function servedAt(path: string): Served | undefined {
  const own = routeAt(path);
  if (own) return { name: own, route: ruleOf(own), door: "own" };
  const [, page = "", ending] = /^(.*?)(\/send|\.csv)$/.exec(path) ?? [];
  const name = ending && routeAt(page);
  if (!name) return undefined;
  const route = ruleOf(name);
  if (ending === "/send" && route.send) return { name, route, door: "send" };
  if (ending === ".csv" && route.csv && page === pathsOf(name)[0]) return { name, route, door: "csv" };
  return undefined;
}

/** Whether this takes what is sent and shows nothing. */
export const isOnlyPosted = ({ route, door }: Served) => door === "send" || route.posted === "only";

/** Whether a form may be sent to it. */
export const takesPost = (served: Served) =>
  isOnlyPosted(served) ||
  (served.door === "own" &&
    (served.route.posted !== undefined || (served.route.kept && served.route.send) !== undefined));

/** The routes of one audience, for what walks them all. */
export const namesFor = (audience: Route["audience"]) =>
  routeNames.filter((name) => ruleOf(name).audience === audience);
