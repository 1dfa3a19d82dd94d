import { may, type TeamRight } from "../../domain/team/rights.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { routeAt, routeNames, type RouteName, routes } from "../paths.ts";
import type { Route } from "../context/route.ts";

const rightOf = (name: RouteName) => {
  const { right }: Route = routes[name];
  return right;
};

/** The right that the page around which the desk's frame is drawn needs: its frame alone may be asked for. */
export function rightAt({ url }: Request): TeamRight {
  const name = routeAt(new URL(url).pathname.replace(/\.data$/, ""));
  return (name && rightOf(name)) ?? "desk";
}

/** The pages of the desk that somebody may open, for its menu and its links. */
export const opensFor = (viewer: Viewer): RouteName[] =>
  routeNames.filter((name) => {
    const right = rightOf(name);
    return right !== undefined && may({ viewer }, right);
  });
