import { readBrowserPast } from "../../domain/person/known-browser.server.ts";
import { services } from "../context/context.server.ts";

import type { RouteArgs } from "./require.server.ts";

/** The request's cookies, and the secret that signs this site's cookies. */
export function jarOf({ request, context }: RouteArgs) {
  const { secret, env } = context.get(services);
  return { cookies: request.headers.get("cookie"), secret, secure: env.APP_URL.startsWith("https:") };
}

/** What the browser's signed cookie proves about its earlier visits. */
export const pastOf = (args: RouteArgs) => readBrowserPast(jarOf(args));
