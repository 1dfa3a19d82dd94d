import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { csvPath, pathsOf, type RouteName, routeNames, routes } from "./paths.ts";
import { deskRoutes } from "./desk.routes.ts";
import type { Route } from "./server/route.ts";

const isOfDesk = (name: RouteName) => name in deskRoutes;

function pagesOf(name: RouteName) {
  const { module }: Route = routes[name];
  return pathsOf(name).map((path) =>
    path === "/" ? index(module, { id: name }) : route(path, module, { id: `${name} ${path}` }),
  );
}

function sendOf(name: RouteName, path: string, send: NonNullable<Route["send"]>) {
  return send === "form"
    ? route(`${path}/send`, "shell/form/send.ts", { id: `${name} send` })
    : route(`${path}/send`, send);
}

function filesOf(name: RouteName) {
  const { csv, send }: Route = routes[name];
  const [path] = pathsOf(name);
  return [...(csv ? [route(csvPath(path), csv)] : []), ...(send ? [sendOf(name, path, send)] : [])];
}

export default [
  ...routeNames.filter((name) => !isOfDesk(name)).flatMap(pagesOf),
  layout("desk/desk.layout.tsx", { id: "desk" }, routeNames.filter(isOfDesk).flatMap(pagesOf)),
  ...routeNames.flatMap(filesOf),
  route("*", "shell/not-found.page.tsx"),
] satisfies RouteConfig;
