import { createElement } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, Outlet, type ServerBuild } from "react-router";
import * as entryModule from "../../app/entry.server.tsx";
import { csvPath } from "../../app/paths.ts";
import { services, shutdown } from "../../app/context/context.server.ts";
import { requireColleague, requireViewer } from "../../app/shell/require.server.ts";
import type { Right } from "../../domain/plan/rights.ts";
import { grantPlan } from "../../domain/plan-grant/plan-grant.server.ts";
import { mustOpen } from "../../domain/plan-grant/must-open.server.ts";
import { isSessionOpen } from "../../domain/person/session.server.ts";
import { eventStream } from "../../platform/http/event-stream.server.ts";
import { ownRoutes } from "./own.routes.ts";
import { counted, ticks } from "./ticks.ts";

type Handled = LoaderFunctionArgs | ActionFunctionArgs;
type Whole = NonNullable<ServerBuild["routes"][string]>["module"];
/**
 * The type of a route's module. The component (`default`) is optional, because a route that answers with a file has
 * none.
 */
type Module = Omit<Whole, "default"> & Partial<Pick<Whole, "default">>;

const page: Module = {
  default: () => createElement("p", null, "open"),
  loader: () => null,
  action: () => null,
};
const file: Module = { loader: () => new Response("open") };

/** An action that no route guard protects: the domain function that it calls checks the right itself. */
async function verb(args: Handled) {
  const { id } = requireViewer(args);
  const right = new URL(args.request.url).pathname.split("/").at(-1) as Right;
  const { db } = args.context.get(services);
  await db.transaction((tx) => mustOpen(tx, id, right));
  return new Response("open");
}

async function grant({ request, context }: ActionFunctionArgs) {
  const { actor, db } = requireColleague({ request, context });
  const { person, ...granted } = await request.json();
  return Response.json(await grantPlan(db, actor, person, { ...granted, reason: "A test" }));
}

const modules: Record<string, Module> = {
  "own-grant.ts": { action: grant },
  "own.page.ts": page,
  "own-file.ts": file,
  "own-verb.ts": { action: verb },
  "own-crash.ts": {
    loader() {
      setTimeout(() => {
        throw new Error("a listener of these tests");
      }, 0);
      return new Promise(() => {});
    },
  },
  "own-counts.ts": { loader: () => Response.json({ ...counted }) },
  "own-stream.ts": {
    loader(args: LoaderFunctionArgs) {
      const { sessionId } = requireViewer(args, "founder");
      const { db } = args.context.get(services);
      return eventStream({
        source: ticks,
        shutdown: args.context.get(shutdown),
        isOpen: () => isSessionOpen(db, sessionId),
        onError: () => {},
      });
    },
  },
};

const entry = { module: entryModule };
const root: Module = {
  default: () => createElement("html", null, createElement("body", null, createElement(Outlet))),
};

const routes: ServerBuild["routes"] = { root: { id: "root", path: "", module: root as Whole } };
const add = (id: string, path: string, module: Module | undefined) => {
  if (!module) throw new Error(`Nothing answers at ${path}`);
  routes[id] = { id, parentId: "root", path: path.slice(1), module: module as Whole };
};
// Adds the test routes to the build. Their ids have the same form as the ids of the product's routes.
for (const [name, { path, module, csv }] of Object.entries(ownRoutes)) {
  const own = String(path);
  add(`${name} ${own}`, own, modules[module]);
  if (csv) add(csv.replace(/\.ts$/, ""), csvPath(own), file);
}

export { entry, routes };
const manifestOf = (id: string) => ({
  ...{ id, module: "", css: [], imports: [], hasErrorBoundary: false, hasDefaultExport: true },
  ...{ hasAction: true, hasLoader: true, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
  hydrateFallbackModule: undefined,
});
export const assets: ServerBuild["assets"] = {
  entry: { module: "", imports: [] },
  routes: Object.fromEntries(Object.keys(routes).map((id) => [id, manifestOf(id)])),
  url: "/assets/own-routes.js",
  version: "1",
};
export const publicPath = "/";
export const assetsBuildDirectory = "build/client";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" } as const;
