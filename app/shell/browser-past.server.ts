import { readBrowserPast } from "../../domain/person/known-browser.server.ts";
import { services } from "../context/context.server.ts";

import type { RouteArgs } from "./require.server.ts";

export function jarOf({ request, context }: RouteArgs) {
  const { secret, env } = context.get(services);
  return { cookies: request.headers.get("cookie"), secret, secure: env.APP_URL.startsWith("https:") };
}

export const pastOf = (args: RouteArgs) => readBrowserPast(jarOf(args));
