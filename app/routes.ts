import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { csvPath, pathsOf, type RouteName, routeNames, routes } from "./paths.ts";
import { deskRoutes } from "./desk.routes.ts";
import { founderRoutes } from "./founder.routes.ts";
import { investorRoutes } from "./investor.routes.ts";
import type { Route } from "./context/route.ts";

/**
 * The areas of the site, each with its own layout. All other pages use the public layout; routes that return files have
 * no layout.
 */
const areas = [
  { id: "desk", table: deskRoutes, module: "desk/desk.layout.tsx" },
  { id: "cockpit", table: founderRoutes, module: "founder/cockpit.layout.tsx" },
  {
    id: "notifications-frame",
    table: { notifications: routes.notifications },
    module: "notifications/notifications.layout.tsx",
  },
  { id: "investor", table: investorRoutes, module: "investor/investor.layout.tsx" },
];
const areaOf = (name: RouteName) =>
  routes[name].module.endsWith(".page.tsx") ? areas.find(({ table }) => name in table) : undefined;

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
  layout("shell/public.layout.tsx", { id: "public" }, [
    ...routeNames.filter((name) => !areaOf(name)).flatMap(pagesOf),
    route("*", "shell/not-found.page.tsx"),
  ]),
  ...areas.map((area) =>
    layout(area.module, { id: area.id }, [
      ...routeNames.filter((name) => areaOf(name) === area).flatMap(pagesOf),
      ...(area.id === "desk" ? [route("admin/*", "desk/unknown.page.tsx")] : []),
    ]),
  ),
  ...routeNames.flatMap(filesOf),
] satisfies RouteConfig;
