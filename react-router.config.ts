import type { Config } from "@react-router/dev/config";
import { routeListPath } from "./app/server/route-list.server.ts";

export default {
  ssr: true,
  // Each page contains only its own routes, and the browser requests the routes of the page's links:
  // docs/decisions/0047.
  routeDiscovery: { mode: "lazy", manifestPath: routeListPath },
} satisfies Config;
