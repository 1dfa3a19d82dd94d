import { isForeign, isOwnHost } from "../../platform/http/origin.server.ts";
import type { Env } from "../../platform/env.server.ts";
import type { SiteRequest } from "./site-request.server.ts";
import type { Metrics } from "./metrics.server.ts";
import { isOnlyPosted, takesPost } from "./route-rules.server.ts";

/** The response to a request that is refused before its page is rendered. */
export type Refusal = { status: number; text: string; headers?: Record<string, string> };

export const plainText = { "Content-Type": "text/plain; charset=utf-8" };
const closing = { Connection: "close" };
export const noAddress: Refusal = { status: 400, text: "Bad request", headers: closing };
const otherSite: Refusal = { status: 421, text: "Another site", headers: closing };
const otherSender: Refusal = { status: 403, text: "This form belongs to another site" };
const onlyBy = (methods: string): Refusal => ({
  status: 405,
  text: "Method not allowed",
  headers: { Allow: methods },
});

export const isForMachines = (path: string) => path === "/healthz" || path === "/readyz" || path === "/metrics";

/** Returns true if a request has several Host headers. In `raw`, each header name is followed by its value. */
function namesTwoHosts(raw: string[]) {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** Not a regular expression, which would take quadratic time for a path full of slashes. */
function trimmed(path: string) {
  let [from, to] = [0, path.length];
  while (path[from] === "/" || path[from] === "\\") from += 1;
  while (to > from && path[to - 1] === "/") to -= 1;
  return path.slice(from, to);
}

/**
 * Redirects to the path without superfluous slashes; with status 308, the browser sends a form again to the new path.
 */
function withoutSlash({ isRead, sentPath, query }: SiteRequest): Refusal | undefined {
  if (sentPath.length <= 1 || !(sentPath.endsWith("/") || sentPath.startsWith("//"))) return undefined;
  const Location = `/${trimmed(sentPath)}${query && `?${query}`}`;
  return { status: 308, text: isRead ? "" : "One slash too many", headers: { Location } };
}

export function createGuards({ APP_URL }: Pick<Env, "APP_URL">, metrics: Metrics | undefined) {
  let lastHost: string | undefined;
  function isOurs(host: string | undefined) {
    if (host !== undefined && host === lastHost) return true;
    if (!isOwnHost(host, APP_URL)) return false;
    lastHost = host;
    return true;
  }

  /**
   * Returns true for monitoring requests, which may use any host name. Requests for metrics must also contain the
   * metrics token.
   */
  const isByAnyName = ({ path, incoming }: SiteRequest) =>
    isForMachines(path) && (path !== "/metrics" || metrics?.isAllowed(incoming.headers.authorization) === true);

  return {
    /** Refuses requests for another host name, and redirects to the path without superfluous slashes. */
    address(args: SiteRequest): Refusal | undefined {
      const { headers, rawHeaders } = args.incoming;
      if (namesTwoHosts(rawHeaders)) return noAddress;
      if (!isByAnyName(args) && !isOurs(headers.host)) return otherSite;
      return withoutSlash(args);
    },

    /** Refuses reads of paths that only accept forms, and forms sent from other sites. */
    method({ incoming, isRead, served, sessionToken }: SiteRequest): Refusal | undefined {
      if (isRead) return served && isOnlyPosted(served) ? onlyBy("POST") : undefined;
      if (incoming.method !== "POST") return onlyBy("GET, HEAD, POST");
      const { origin = null, "sec-fetch-site": fetchSite = null, host = "" } = incoming.headers;
      const sender = { origin, fetchSite: fetchSite?.toString() ?? null, host, hasSession: sessionToken !== undefined };
      if (served?.route.posted !== "from anywhere" && isForeign(sender, APP_URL)) return otherSender;
      return served && takesPost(served) ? undefined : onlyBy("GET, HEAD");
    },
  };
}
