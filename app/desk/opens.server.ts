import { may, type TeamRight } from "../../domain/team/rights.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { routeAt, routeNames, type RouteName, routes } from "../paths.ts";
import type { Route } from "../context/route.ts";

const rightOf = (name: RouteName) => {
  const { right }: Route = routes[name];
  return right;
};

/** The desk's layout also checks this right, because a data request can load the layout's data alone. */
export function rightAt({ url }: Request): TeamRight {
  const name = routeAt(new URL(url).pathname.replace(/\.data$/, ""));
  return (name && rightOf(name)) ?? "desk";
}

export const opensFor = (viewer: Viewer): RouteName[] =>
  routeNames.filter((name) => {
    const right = rightOf(name);
    return right !== undefined && may({ viewer }, right);
  });
