import type { ServerBuild } from "react-router";
import { routes as table } from "../paths.ts";
import type { Route } from "./route.ts";

const audiences = new Map(Object.entries<Route>(table).map(([name, { audience = "everyone" }]) => [name, audience]));

/**
 * React Router's list of routes for the pages that are kept: without the desk, the founders' and the investors' pages,
 * and what is only fetched. Nobody who is not signed in is led there; whoever signs in loads a page, and all of the list.
 */
export function visitorRoutes({ assets, routes: modules }: ServerBuild) {
  const url = assets.url.replace(/\.js$/, "-visitors.js");
  const routes = Object.entries(assets.routes).filter(([id]) => {
    const audience = audiences.get(id.split(" ")[0] ?? "");
    if (audience) return audience === "everyone" || audience === "person";
    return id !== "desk" && modules[id]?.module.default;
  });
  const list = { ...assets, url, routes: Object.fromEntries(routes) };
  return {
    path: url,
    script: `window.__reactRouterManifest=${JSON.stringify(list)};`,
    /** The page with this list in the place of the whole one. */
    into: (html: string) => html.replaceAll(assets.url, url),
  };
}
