const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

function hostnameOf(host: string) {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** Whether the Host header names this site; all loopback names are equivalent. */
export function isOwnHost(host: string | undefined, appUrl: string) {
  if (!host) return false;
  const own = new URL(appUrl);
  if (host.toLowerCase() === own.host) return true;
  return loopback.has(hostnameOf(host)) && (loopback.has(own.hostname) || hostnameOf(host) === own.hostname);
}

/**
 * Whether a request that changes data comes from another site. `host` is the request's, already verified as ours.
 * Browsers send their origin; a client that sends none has no cookie worth forging.
 */
export function isForeign(
  request: { origin: string | null; fetchSite: string | null; host: string; hasSession: boolean },
  appUrl: string,
) {
  const { origin, fetchSite, host, hasSession } = request;
  // Under `Referrer-Policy: no-referrer` a form's origin is "null"; then only Sec-Fetch-Site, set by the browser, can
  // tell.
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
