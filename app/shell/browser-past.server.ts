import { readBrowserPast } from "../../domain/person/known-browser.server.ts";
import { services } from "../context/context.server.ts";

import type { RouteArgs } from "./require.server.ts";

/** The cookies that a browser brought, and what signs ours. */
export function jarOf({ request, context }: RouteArgs) {
  const { secret, env } = context.get(services);
  return { cookies: request.headers.get("cookie"), secret, secure: env.APP_URL.startsWith("https:") };
}

/** What the browser that asks proves of its past. */
export const pastOf = (args: RouteArgs) => readBrowserPast(jarOf(args));
