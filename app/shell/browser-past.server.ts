import type { RouterContextProvider } from "react-router";
import { readBrowserPast } from "../../domain/person/known-browser.server.ts";
import { services } from "../context/context.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The cookies that a browser brought, and what signs ours. */
export function jarOf({ request, context }: Asked) {
  const { secret, env } = context.get(services);
  return { cookies: request.headers.get("cookie"), secret, secure: env.APP_URL.startsWith("https:") };
}

/** What the browser that asks proves of its past. */
export const pastOf = (asked: Asked) => readBrowserPast(jarOf(asked));
