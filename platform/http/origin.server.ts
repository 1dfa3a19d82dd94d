const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

function hostnameOf(host: string) {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** Whether the Host header names this site; loopback names count as one. */
export function isOwnHost(host: string | undefined, appUrl: string) {
  if (!host) return false;
  const own = new URL(appUrl);
  if (host.toLowerCase() === own.host) return true;
  return loopback.has(hostnameOf(host)) && (loopback.has(own.hostname) || hostnameOf(host) === own.hostname);
}

/**
 * Whether a request that changes something comes from another site. `host` is the request's own, already
 * known to be ours. A browser says where it comes from; a client that says nothing holds no cookie worth forging.
 */
export function isForeign(
  request: { origin: string | null; fetchSite: string | null; host: string; hasSession: boolean },
  appUrl: string,
) {
  const { origin, fetchSite, host, hasSession } = request;
  // A page that tells nobody its address sends its forms from nowhere; where that is, only the browser itself can say.
  const unsaid = origin === "null" && fetchSite === "same-origin";
  if (origin !== null && !unsaid) {
    if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return true;
    const from = new URL(origin);
    const own = new URL(`${from.protocol}//${host}`);
    const bothLoopback = loopback.has(from.hostname) && loopback.has(own.hostname);
    if (appUrl.startsWith("https:") && from.protocol !== "https:") return true;
    return from.host !== own.host && from.host !== new URL(appUrl).host && !(bothLoopback && from.port === own.port);
  }
  if (fetchSite !== null) return fetchSite !== "same-origin" && fetchSite !== "none";
  return hasSession;
}
