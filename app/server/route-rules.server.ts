import { pathsOf, routeAt, routeNames, routes, type RouteName } from "../paths.ts";
import type { Route } from "../context/route.ts";

/** How the path of a request is served: the route it belongs to, and which of its doors it is. */
export type Served = { name: RouteName; route: Route; endpoint: "own" | "send" | "csv" };

const ruleOf = (name: RouteName): Route => routes[name];

/** What answers at this path; undefined where nothing does. */
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

/** Whether this takes what is sent and shows nothing. */
export const isOnlyPosted = ({ route, endpoint }: Served) => endpoint === "send" || route.posted === "only";

/** Whether a form may be sent to it. */
export const takesPost = (served: Served) =>
  isOnlyPosted(served) ||
  (served.endpoint === "own" &&
    (served.route.posted !== undefined || (served.route.kept && served.route.send) !== undefined));

/** The routes of one audience, for what walks them all. */
export const namesFor = (audience: Route["audience"]) =>
  routeNames.filter((name) => ruleOf(name).audience === audience);

const withoutEnding = (module: string) => module.replace(/\.tsx?$/, "");

/** The ids of a route's modules in the build. */
function idsOf(name: RouteName) {
  const { csv, send } = ruleOf(name);
  return [name, ...[csv, send].flatMap((module) => (module ? [withoutEnding(module)] : []))];
}

const rights = new Map(
  routeNames.flatMap((name) => {
    const { opens } = ruleOf(name);
    return opens ? idsOf(name).map((id) => [id, opens] as const) : [];
  }),
);

/** What a plan has to open for a route of the build: by its id, because the router reads addresses in more ways. */
export const rightOf = (id: string) => rights.get(id.split(" ")[0] ?? id);

const founderRules = new Map(
  namesFor("founder").flatMap((name) => {
    const rule = ruleOf(name);
    return idsOf(name).map((id) => [id, rule] as const);
  }),
);

/** The rule of a founder's route of the build, by its id. */
export const founderRuleOf = (id: string) => founderRules.get(id.split(" ")[0] ?? id);
