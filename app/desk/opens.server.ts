import { may, type TeamRight } from "../../domain/team/rights.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { routeAt, routeNames, type RouteName, routes } from "../paths.ts";
import type { Route } from "../context/route.ts";

const rightOf = (name: RouteName) => {
  const { right }: Route = routes[name];
  return right;
};

/**
 * Returns the right that the requested desk page needs; the layout checks it, because its data can be requested alone.
 */
export function rightAt({ url }: Request): TeamRight {
  const name = routeAt(new URL(url).pathname.replace(/\.data$/, ""));
  return (name && rightOf(name)) ?? "desk";
}

export const opensFor = (viewer: Viewer): RouteName[] =>
  routeNames.filter((name) => {
    const right = rightOf(name);
    return right !== undefined && may({ viewer }, right);
  });
