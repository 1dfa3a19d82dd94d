import type { ServerBuild } from "react-router";

/** The path at which a browser reads the routes of the page's links. */
export const routeListPath = "/routes.json";

/** Asking for more at once is no page of ours: each path takes a tenth of a millisecond to find. */
export const mostPaths = 300;

/**
 * React Router's entries of routes, each page its own: without what they say no to, without the files that a module
 * imports (named to be fetched ahead: our pages fetch nothing ahead) and the address of the whole list.
 * The build gives the root all styles that modules import by name: they are the public pages'.
 */
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
