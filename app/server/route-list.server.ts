import type { ServerBuild } from "react-router";

/** The path from which a browser loads the routes that match the links of a page. */
export const routeListPath = "/routes.json";

/** The maximum number of paths in a request, because matching each path takes 0.1 ms. */
export const mostPaths = 300;

/** Shortens React Router's route manifest and moves the shared CSS to the only layout that needs the CSS. */
export function withLeanEntries(build: ServerBuild): ServerBuild {
  const { entry, routes } = build.assets;
  const lean = Object.entries(routes).map(([id, route]) => {
    const css = id === "root" ? [] : id === "public" ? routes["root"]?.css : route?.css;
    const entries = Object.entries({ ...route, css }).filter(([key, value]) => key !== "imports" && value !== false);
    return [id, Object.fromEntries(entries)];
  });
  const assets = { ...build.assets, url: "", entry: { ...entry, imports: [] }, routes: Object.fromEntries(lean) };
  return { ...build, assets };
}
