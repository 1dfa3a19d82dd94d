const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

function hostnameOf(host: string) {
  return host.replace(/:\d+$/, "").toLowerCase();
}

/** Checks that the Host header names this site; localhost, 127.0.0.1 and [::1] count as the same host. */
export function isOwnHost(host: string | undefined, appUrl: string) {
  if (!host) return false;
  const own = new URL(appUrl);
  if (host.toLowerCase() === own.host) return true;
  return loopback.has(hostnameOf(host)) && (loopback.has(own.hostname) || hostnameOf(host) === own.hostname);
}

/**
 * Checks whether another site's page sent the request; without Origin and Sec-Fetch-Site, only requests with a session
 * count.
 */
export function isForeign(
  request: { origin: string | null; fetchSite: string | null; host: string; hasSession: boolean },
  appUrl: string,
) {
  const { origin, fetchSite, host, hasSession } = request;
  // With `Referrer-Policy: no-referrer`, forms have the origin "null", so only Sec-Fetch-Site shows the sender.
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
