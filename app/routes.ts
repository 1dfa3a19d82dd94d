import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pages } from "./paths.ts";

export default Object.entries(pages).flatMap(([name, page]) =>
  page.paths.map((path) =>
    path === "/" ? index(page.module, { id: name }) : route(path, page.module, { id: `${name}:${path}` }),
  ),
) satisfies RouteConfig;
