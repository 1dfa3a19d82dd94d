import type { Config } from "@react-router/dev/config";
import { routeListPath } from "./app/server/route-list.server.ts";

export default {
  ssr: true,
  // A page contains only its own routes; the browser asks the server for the routes of the page's links
  // (docs/decisions/0047).
  routeDiscovery: { mode: "lazy", manifestPath: routeListPath },
} satisfies Config;
