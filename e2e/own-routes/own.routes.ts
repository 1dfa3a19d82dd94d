import { founderRoutes as founders } from "../../app/founder.routes.ts";
import type { Route } from "../../app/context/route.ts";
import { opens, type Right } from "../../domain/plan/rights.ts";

export const rights = Object.keys(opens) as Right[];

const forEach = (line: (right: Right) => [string, Route]) => Object.fromEntries(rights.map(line));

/** Routes that exist only in tests: for each right of a plan, a page, a file and an action. */
export const ownRoutes: Record<string, Route> = {
  ...forEach((right) => [
    `own-page-${right}`,
    {
      path: `/own/pages/${right}`,
      module: "own.page.ts",
      audience: "founder",
      opens: right,
      posted: "by visitors",
      csv: `own-${right}.csv.ts`,
    },
  ]),
  ...forEach((right) => [
    `own-file-${right}`,
    { path: `/own/files/${right}`, module: "own-file.ts", audience: "founder", opens: right },
  ]),
  ...forEach((right) => [
    `own-verb-${right}`,
    { path: `/own/verbs/${right}`, module: "own-verb.ts", audience: "founder", posted: "only" },
  ]),
  "own-grant": { path: "/own/grant", module: "own-grant.ts", right: "accounts", posted: "only" },
  "own-stream": { path: "/own/stream", module: "own-stream.ts", audience: "founder" },
  "own-crash": { path: "/own/crash", module: "own-crash.ts" },
  "own-counts": { path: "/own/counts", module: "own-counts.ts" },
};

/** In the test build, this table replaces the product's table of founder routes. */
export const founderRoutes = { ...founders, ...ownRoutes };
