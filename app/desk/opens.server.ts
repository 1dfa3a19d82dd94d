import { may, type TeamRight } from "../../domain/team/rights.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { routeAt, routeNames, type RouteName, routes } from "../paths.ts";
import type { Route } from "../context/route.ts";

const rightOf = (name: RouteName) => {
  const { right }: Route = routes[name];
  return right;
};

/**
 * The right needed for the page at a URL; the layout checks it too, because a data request may ask for the layout
 * alone.
 */
export function rightAt({ url }: Request): TeamRight {
  const name = routeAt(new URL(url).pathname.replace(/\.data$/, ""));
  return (name && rightOf(name)) ?? "desk";
}

/** The desk's pages that a person may open, for the menu and links. */
export const opensFor = (viewer: Viewer): RouteName[] =>
  routeNames.filter((name) => {
    const right = rightOf(name);
    return right !== undefined && may({ viewer }, right);
  });
