import type { Config } from "@react-router/dev/config";
import { routeListPath } from "./app/server/route-list.server.ts";

export default {
  ssr: true,
  // A page names its own routes and asks for those that its links lead to: docs/decisions/0047.
  routeDiscovery: { mode: "lazy", manifestPath: routeListPath },
} satisfies Config;
