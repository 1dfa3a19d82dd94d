import type { ServerBuild } from "react-router";

/** The path at which a browser reads the routes of the page's links. */
export const routeListPath = "/routes.json";

/** The limit of paths in a request, because finding each takes 0.1 ms; no page of the site has as many. */
export const mostPaths = 300;

/**
 * Shortens React Router's route manifest: leaves out false flags, the lists of imported files (used for prefetching
 * only, which this site does not do) and the URL of the whole manifest. The build assigns all CSS imported by name to
 * the root, but only the public layout needs it.
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
